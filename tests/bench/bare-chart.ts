const [gates, perGate] = [20, 10];

/** Words and size of a bar of the plan, nothing of what it knows. */
const bar = (gate: number, at: number) => `
  <div class="bar" role="gridcell" tabindex="-1" aria-label="Bramka G${gate}, zaplanowany"
       style="left:${at * 9.5}%;width:6%"><b>LO ${gate * 100 + at}</b> <span>08:00–09:00</span> <em>Oslo</em></div>`;
const lane = (gate: number) => `
  <div class="lane"><div class="head"><b>G${gate}</b> <small>Gotowa</small></div>
    <div class="track">${Array.from({ length: perGate }, (_, at) => bar(gate, at)).join('')}</div></div>`;

/** Lifts, carries over the next gate, says so and puts back, by keys and pointer: with the least that does it. */
const script = `
  const tracks = [...document.querySelectorAll('.track')];
  const said = document.querySelector('p');
  let over = -1, carried;
  const lift = (track) => {
    over = tracks.indexOf(track);
    carried = Object.assign(document.createElement('div'), { className: 'carried', innerHTML: '<b>LO 1</b> 08:00' });
    track.append(carried);
    for (const each of tracks) {
      each.style.background = '#efe';
      each.previousElementSibling.insertAdjacentHTML('beforeend', '<i>pasuje</i>');
    }
  };
  const carry = (to) => {
    if (!tracks[to] || to === over) return;
    tracks[over = to].append(carried);
    said.textContent = 'Bramka G' + (to + 1) + ': pasuje. Enter odkłada.';
  };
  const leave = () => {
    carried?.remove();
    carried = undefined;
    said.textContent = '';
    for (const each of tracks) {
      each.style.background = '';
      each.previousElementSibling.querySelector('i')?.remove();
    }
  };
  addEventListener('keydown', (event) => {
    if (event.key === 'm') lift(document.activeElement.closest('.track'));
    if (event.key === 'ArrowDown') carry(over + 1);
    if (event.key === 'Escape') leave();
  });
  addEventListener('pointermove', ({ buttons, target, clientX, clientY }) => {
    if (!buttons) return;
    if (!carried) lift(target.closest('.track'));
    else carry(tracks.indexOf(document.elementFromPoint(clientX, clientY)?.closest('.track')));
  });`;

/**
 * As many bars as the measured plan, and what is the least to carry one of them: how long a browser needs for that on
 * this machine.
 */
export const bareChart = `<!doctype html><html lang="pl"><title>Bare chart</title><style>
  body { margin: 0; font: 14px sans-serif; user-select: none }
  .box { overflow-x: auto }
  .lane { display: grid; grid-template-columns: 8rem 1fr; width: 3000px; border-top: 1px solid #ccc }
  .head { position: sticky; left: 0; z-index: 3; background: #fff }
  .track { position: relative; height: 46px }
  .bar, .carried { position: absolute; top: 4px; height: 38px; overflow: hidden; border: 1px solid #888;
                   border-radius: 4px; background: #fff; white-space: nowrap }
  .carried { left: 9.5%; width: 6%; z-index: 2; border: 3px solid orange; pointer-events: none }
</style><p role="status">&nbsp;</p>
<div class="box">${Array.from({ length: gates }, (_, at) => lane(at + 1)).join('')}</div>
<script>${script}</script></html>`;
