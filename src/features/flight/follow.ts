import { sessionStore } from '../../client/storage.ts';
import { say, startSharing } from '../page/share.ts';

// The page of one flight, kept up to date while somebody looks at it
const every = 60_000;
const flightIn = (page: Document) => page.querySelector<HTMLElement>('#flight');
const stateOf = (flight: Element | null) =>
  flight?.querySelector('.state')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The way back to a schedule that was seen leads to its page, search and filters. */
function leadBack(flight: ParentNode): void {
  const link = flight.querySelector<HTMLAnchorElement>('.back a');
  const left = new URLSearchParams(sessionStore?.getItem(link?.dataset.left ?? '') ?? '');
  if (!link || left.size === 0) return;
  const direction = new URL(link.href).searchParams.get('isarrdep');
  if ((left.get('isarrdep') ?? 'departure') === direction) link.search = left.toString();
}
leadBack(document);

/** What could not be refreshed for three minutes says from when it is; what a browser has kept does by Aging.astro. */
function tellAge(): void {
  const flight = document.querySelector<HTMLElement>('#flight');
  for (const it of flight?.querySelectorAll<HTMLElement>('[data-shown-from]') ?? [])
    it.hidden = Date.now() < Number(it.dataset.shownFrom);
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-gone-from]'))
    if (Number(dataset.goneFrom) <= Date.now()) dataset.gone = '';
}

async function refresh(): Promise<void> {
  if (document.hidden) return;
  const html = await fetch(location.href)
    .then((it) => (it.ok ? it.text() : undefined))
    .catch(() => undefined);
  const next = html ? flightIn(new DOMParser().parseFromString(html, 'text/html')) : undefined;
  const shown = flightIn(document);
  if (!shown || !next) {
    // The page goes on saying how old it is; the failure is announced once, not at every try
    const failed = document.querySelector('#failed');
    if (failed && !failed.textContent) failed.textContent = 'Nie udało się odświeżyć. ';
    tellAge();
    return;
  }
  leadBack(next);
  shown.dataset.goneFrom = next.dataset.goneFrom;
  delete shown.dataset.gone;
  if (shown.innerHTML === next.innerHTML) return;
  const [before, now] = [stateOf(shown), stateOf(next)];
  const focused = shown.contains(document.activeElement) ? document.activeElement?.id : undefined;
  const unfolded = shown.querySelector('details')?.open ?? false;
  shown.replaceChildren(...next.childNodes);
  const figures = shown.querySelector('details');
  if (figures) figures.open = unfolded;
  if (focused) document.getElementById(focused)?.focus();
  if (before !== now) say(`Nowy status: ${now}`);
}
setInterval(() => void refresh(), every);
document.addEventListener('visibilitychange', () => void refresh());

startSharing('Skopiowano adres lotu');
