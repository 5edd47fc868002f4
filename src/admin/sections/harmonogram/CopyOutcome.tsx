import { type Day, formatShort } from '../../../domain/language/days.ts';
import css from './CopyFlight.module.css';
import type { Outcome } from './useCopies.ts';

const list = (days: readonly Day[]) => days.map(formatShort).join(', ');

/** What became of each day: a flight that is there already, or could not be added, is told by its day. */
export const CopyOutcome = ({ outcome: { added, there, failed } }: { outcome: Outcome }) => (
  <div className={css.outcome} role="status">
    {added.length > 0 && <p>Dodano: {list(added.map(({ day }) => day))}</p>}
    {there.length > 0 && <p>Już były w rozkładzie: {list(there)}</p>}
    {[...Map.groupBy(failed, ({ why }) => why)].map(([why, days]) => (
      <p key={why}>
        Nie dodano: {list(days.map(({ day }) => day))} ({why}).
      </p>
    ))}
    {failed.length > 0 && <p>Dodaj ponownie: to, co już jest, nie powtórzy się.</p>}
  </div>
);
