import { useState } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { useAnswer } from '../../../client/useList.ts';
import type { AcceptedMatter } from '../../../domain/flight/accepted-matter.ts';
import { closure } from '../../../domain/flight/closure.ts';
import { hereAt, staysOf } from '../../../domain/flight/gate-stays.ts';
import { planMatters } from '../../../domain/flight/plan.ts';
import type { PlanDay, PlanFlight } from '../../../domain/flight/plan-day.ts';
import { isOneOf, type Role } from '../../../domain/kernel/roles.ts';
import type { Section } from '../../../domain/kernel/section.ts';
import { addDays, type Day, dayOf, formatWeekday } from '../../../domain/language/days.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty, PlaceholderRows } from '../../../ui/states.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { live } from '../../flight/live.ts';
import { Period } from '../../parts/Period.tsx';
import { RefreshFailure } from '../../parts/RefreshFailure.tsx';
import { unlessUnsaved } from '../../record/unsaved-changes.ts';
import { Agenda } from './Agenda.tsx';
import { Closures } from './Closures.tsx';
import { GateDialog } from './GateDialog.tsx';
import { Matters } from './Matters.tsx';
import css from './Plan.module.css';

type Answered = PlanDay & { day: Day; accepted: AcceptedMatter[] };
interface PlanProps {
  day: Day;
  today: Day;
  section: Section;
  role: Role;
  onDay: (day: Day) => void;
}

/** A day's flights at their gates, by hour, below what somebody should solve. */
export function Plan({ day, today, section, role, onDay }: PlanProps) {
  const now = useNow(60_000) ?? Date.now();
  const reading = useAnswer<{ data: [Answered] }>(`plan?day=${day}`, undefined, live);
  const [moving, move] = useState<PlanFlight>();
  const read = reading.answer?.data[0];
  // What is shown while another day is on its way is not that day
  const plan = read?.day === day ? read : undefined;
  const mayAssign = isOneOf(role, closure.write);
  return (
    <div className={css.plan}>
      <Period
        earlier="Poprzedni dzień"
        later="Następny dzień"
        onTurn={(by) => unlessUnsaved(() => onDay(addDays(day, by)))}
        days={<b aria-live="polite">{day === today ? `Dziś, ${formatWeekday(day)}` : formatWeekday(day)}</b>}
      >
        {day !== today && (
          <Button size="s" onClick={() => unlessUnsaved(() => onDay(today))}>
            Dziś
          </Button>
        )}
        {!mayAssign && <small>Tylko podgląd. Bramki zmienia obsługa lotniska i kontroler ruchu.</small>}
      </Period>
      {!plan && (reading.error ? <FailedReading reading={reading} /> : <PlaceholderRows rows={8} />)}
      {plan && (
        <>
          <RefreshFailure {...reading} />
          <Matters
            matters={planMatters(plan, now).filter(
              (it) => dayOf(it.stay.since) === day || dayOf(it.stay.until) === day,
            )}
            plan={plan}
            now={now}
            mayAssign={mayAssign}
            onMove={move}
          />
          <Closures {...{ plan, day, now, mayAssign }} slug={section.slug} />
          <Today plan={plan} day={day} now={now} section={section} onMove={mayAssign ? move : undefined} />
        </>
      )}
      {plan && moving && (
        <GateDialog
          // A newer version of the flight, where somebody has changed it meanwhile
          flight={plan.flights.find(({ id }) => id === moving.id) ?? moving}
          plan={plan}
          now={now}
          onClose={() => move(undefined)}
        />
      )}
    </div>
  );
}

interface TodayProps {
  plan: Answered;
  day: Day;
  now: number;
  section: Section;
  onMove: ((flight: PlanFlight) => void) | undefined;
}
function Today({ plan, day, now, section, onMove }: TodayProps) {
  const stays = staysOf(plan.flights, now).filter(({ flights }) => flights.some((it) => dayOf(hereAt(it)) === day));
  if (stays.length === 0) return <Empty>Tego dnia nie ma lotów.</Empty>;
  return <Agenda stays={stays} plan={plan} now={now} section={section} onMove={onMove} />;
}
