import { useState } from 'react';
import { formatTime } from '../../../domain/language/days.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Checkbox } from '../../../ui/inputs.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { SectionIcon } from '../../parts/SectionIcon.tsx';
import css from './LastChecks.module.css';
import type { Recent, Undo } from './recent-checks.ts';
import { isHeard, setHeard } from './signal.ts';

const icons = { good: 'check', bad: 'x', neutral: 'cancel' } as const;

/** What was checked here last, with the way to take back one's own decision of the last ten seconds. */
export function LastChecks({ all, onUndo }: { all: readonly Recent[]; onUndo: (undo: Undo) => void }) {
  const now = useNow() ?? 0;
  return (
    <section className={css.panel} aria-labelledby="ostatnie">
      <header>
        <h2 id="ostatnie">Ostatnie dziesięć</h2>
        <span>moje</span>
      </header>
      {all.length === 0 && <p className={css.none}>Jeszcze nic nie sprawdzono</p>}
      <ol>
        {all.map(({ id, at, name, seat, words, tone, undo }) => {
          const left = undo ? Math.floor((undo.until - now) / 1000) : 0;
          return (
            <li key={id} data-fresh={left > 0 || undefined}>
              <time className="mono">{formatTime(at)}</time>
              <span className="mono">{seat}</span>
              <span className={css.name}>
                <b>{name}</b>
                <span data-tone={tone}>
                  <Icon name={icons[tone]} />
                  {words}
                </span>
              </span>
              {undo && left > 0 && (
                <button type="button" onClick={() => onUndo(undo)} aria-label={`Cofnij: ${name}, ${seat}`}>
                  <SectionIcon name="undo" />
                  Cofnij {left} s
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <footer>
        {'Cofniesz tylko własną decyzję, przez 10\u00a0s.'}
        <Sound />
      </footer>
    </section>
  );
}

/** A sound for every check, unless somebody at this desk wants none. */
function Sound() {
  const [on, setOn] = useState(isHeard);
  const change = (to: boolean) => {
    setHeard(to);
    setOn(to);
  };
  return (
    <Checkbox checked={on} onChange={(event) => change(event.target.checked)}>
      Dźwięk
    </Checkbox>
  );
}
