import { useId } from 'react';
import { closure } from '../../../domain/flight/closure.ts';
import { closedByStatus, type PlanClosure, type PlanDay } from '../../../domain/flight/plan-day.ts';
import { type Day, dayOf, formatInstant, formatTime, today } from '../../../domain/language/days.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { type AskedRow, useNewRow } from '../../list/useNewRow.tsx';
import { useAdding } from '../../record/useAdding.ts';
import css from './Matters.module.css';
import { useOpenGate } from './useOpenGate.ts';

interface ClosuresProps {
  plan: PlanDay;
  day: Day;
  now: number;
  slug: string;
  mayAssign: boolean;
  /** There is no network: what one may do stays in its place and waits. */
  isAway: boolean;
  /** The form with a gate and its hours, asked for on the chart. */
  asked: AskedRow | undefined;
}

/** Which gates take no flights on the day, since when, until when and why; closing one, and opening it again. */
export function Closures({ plan, day, now, slug, mayAssign, isAway, asked }: ClosuresProps) {
  const id = useId();
  const adding = useAdding()[closure.table];
  const newRow = useNewRow({ entity: closure, slug, asked: asked ?? adding, may: mayAssign && !isAway });
  const { open, busy } = useOpenGate();
  const gates = new Map(plan.gates.map((it) => [it.id, it]));
  const shown = plan.closures.filter(
    ({ since, until }) => dayOf(since) <= day && (until === null || (dayOf(until) >= day && minuteOf(until) > now)),
  );
  const byStatus = day === today(now) ? closedByStatus(plan, now) : [];
  return (
    <section className={css.matters} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>
          Zamknięte bramki <span>{shown.length + byStatus.length}</span>
        </h2>
        {mayAssign && (
          <Button size="s" disabled={isAway} onClick={newRow.open} aria-expanded={newRow.isOpen}>
            <Icon name="plus" />
            Zamknij bramkę
          </Button>
        )}
      </div>
      {newRow.form}
      {shown.length + byStatus.length > 0 && (
        <ul>
          {shown.map((it) => (
            <li key={it.id}>
              <Icon name="lock" />
              <span>
                <b className={css.gate}>{gates.get(it.Gates_id)?.name}</b> {spanOf(it, day)}, {it.reason}
              </span>
              {mayAssign && (
                <Button size="s" disabled={busy || isAway} onClick={() => open(it, gates.get(it.Gates_id)?.status)}>
                  Otwórz<span className="hidden"> bramkę {gates.get(it.Gates_id)?.name}</span>
                </Button>
              )}
            </li>
          ))}
          {byStatus.map(({ id: gate, name }) => (
            <li key={`status ${gate}`}>
              <Icon name="lock" />
              <span>
                <b className={css.gate}>{name}</b> do odwołania: ma status „Zamknięta”, zmienia go sekcja Bramki
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const minute = 60_000;
/** One that was opened within the minute that is shown is open. */
const minuteOf = (at: string): number => Math.floor(Date.parse(at) / minute) * minute;

/** 'od 08:15 do 16:00'; of other days with their dates. */
function spanOf({ since, until }: PlanClosure, day: Day): string {
  const wordsOf = (at: string) => (dayOf(at) === day ? formatTime(at) : formatInstant(at));
  return `od ${wordsOf(since)} ${until === null ? 'do odwołania' : `do ${wordsOf(until)}`}`;
}
