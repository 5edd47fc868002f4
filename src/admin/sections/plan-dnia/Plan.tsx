import { useMemo, useState } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { useAnswer } from '../../../client/useList.ts';
import type { PlanAnswer } from '../../../domain/flight/accepted-matter.ts';
import { closure } from '../../../domain/flight/closure.ts';
import { staysOfDay } from '../../../domain/flight/gate-chart.ts';
import { planMatters } from '../../../domain/flight/plan.ts';
import { planPath } from '../../../domain/flight/plan-call.ts';
import { planCsv } from '../../../domain/flight/plan-csv.ts';
import type { PlanFlight, PlanStay } from '../../../domain/flight/plan-day.ts';
import { type PlanFilter, shownStays } from '../../../domain/flight/plan-filter.ts';
import { isOneOf, type Role } from '../../../domain/kernel/roles.ts';
import type { Section } from '../../../domain/kernel/section.ts';
import { addDays, type Day, dayOf, formatWeekday } from '../../../domain/language/days.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty, PlaceholderRows } from '../../../ui/states.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { useSince } from '../../../ui/useSince.ts';
import { useWide } from '../../../ui/useWide.ts';
import { live } from '../../flight/live.ts';
import type { AskedRow } from '../../list/useNewRow.tsx';
import { Period } from '../../parts/Period.tsx';
import { RefreshFailure } from '../../parts/RefreshFailure.tsx';
import { Toggles } from '../../parts/Toggles.tsx';
import { unreadWords } from '../../parts/unread.ts';
import { unlessUnsaved } from '../../record/unsaved-changes.ts';
import { Agenda } from './Agenda.tsx';
import { Closures } from './Closures.tsx';
import { Filters } from './Filters.tsx';
import { GateChart, type GateChartProps } from './GateChart.tsx';
import { GateDialog } from './GateDialog.tsx';
import { Matters } from './Matters.tsx';
import css from './Plan.module.css';
import { saveFile } from './save-file.ts';
import { useFocusInSight } from './useFocusInSight.ts';
import { WithoutNetwork } from './WithoutNetwork.tsx';
import { hoursInSight, type Zoom, zooms } from './zoom.ts';

/** For so long a gate is closed where nobody says otherwise, in ms. */
const twoHours = 7_200_000;
const isoOf = (at: number) => new Date(at).toISOString();

interface PlanProps {
  day: Day;
  today: Day;
  section: Section;
  role: Role;
  onDay: (day: Day) => void;
  filter: PlanFilter;
  onFilter: (to: PlanFilter) => void;
}

/** A day's flights at their gates, by hour, below what somebody should solve. */
export function Plan({ day, today, section, role, onDay, filter, onFilter }: PlanProps) {
  const now = useNow(60_000) ?? Date.now();
  const reading = useAnswer<{ data: [PlanAnswer] }>(planPath(day), undefined, live);
  const [moving, move] = useState<PlanFlight>();
  const read = reading.answer?.data[0];
  // What is shown while another day is on its way is not that day
  const plan = read?.day === day ? read : undefined;
  const isAway = !useOnline() || reading.error?.status === 0;
  const awaySince = useSince(isAway);
  const isAssigner = isOneOf(role, closure.write);
  const [closing, close] = useState<AskedRow>();
  const isWide = useWide();
  const [zoom, setZoom] = useState<Zoom>('h6');
  useFocusInSight();
  const matters = useMemo(
    () => (plan ? planMatters(plan, now).filter(({ stay }) => [stay.since, stay.until].map(dayOf).includes(day)) : []),
    [plan, day, now],
  );
  const all = useMemo(() => (plan ? staysOfDay(plan, day, now) : []), [plan, day, now]);
  const stays = plan ? shownStays(all, plan, filter) : all;
  const showAll = () => onFilter({});
  const closeGate = (Gates_id: number, from: number) =>
    close((before) => ({
      times: (before?.times ?? 0) + 1,
      onClose: () => close(undefined),
      initial: { Gates_id, since: isoOf(from), until: isoOf(from + twoHours) },
    }));
  const download = () => plan && saveFile(planCsv(stays, plan.gates, matters), `plan-dnia-${day}.csv`);
  return (
    <div>
      <div className={css.plan} data-zoom={zoom}>
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
          {plan && <Filters {...{ plan, filter, onFilter }} stays={all} />}
          {isWide && stays.length > 0 && (
            <Toggles joined label="Zakres" choices={zooms} value={zoom} onChoose={setZoom} />
          )}
          {plan && (
            <Button size="s" onClick={download}>
              Pobierz CSV
            </Button>
          )}
          {!isAssigner && <small>Tylko podgląd. Bramki zmienia obsługa lotniska i kontroler ruchu.</small>}
        </Period>
        {!plan &&
          (reading.error ? (
            <FailedReading reading={reading}>{unreadWords(reading.error)}</FailedReading>
          ) : (
            <PlaceholderRows rows={8} />
          ))}
        {plan && (
          <>
            <RefreshFailure readAt={reading.readAt} error={isAway ? undefined : reading.error} />
            <div className={css.asked}>
              <Matters {...{ matters, plan, now, isAway }} mayAssign={isAssigner} onMove={move} onShowAll={showAll} />
              <Closures {...{ plan, day, now, isAway }} mayAssign={isAssigner} slug={section.slug} asked={closing} />
            </div>
            <div className={css.day}>
              <Today
                {...{ stays, isWide }}
                chart={{
                  ...{ plan, matters, day, now, section, isAway, filter, mayAssign: isAssigner },
                  ...{ inSight: hoursInSight[zoom], onMove: move, onClose: closeGate },
                }}
                isEmpty={all.length === 0}
                onShowAll={showAll}
              />
            </div>
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
      {plan && <WithoutNetwork awaySince={awaySince} readAt={reading.readAt} />}
    </div>
  );
}

interface TodayProps {
  stays: readonly PlanStay[];
  isWide: boolean;
  chart: GateChartProps;
  /** Nothing flies on the day. */
  isEmpty: boolean;
  onShowAll: () => void;
}
function Today({ stays, isWide, chart, isEmpty, onShowAll }: TodayProps) {
  const { plan, day, now, section, mayAssign, isAway, onMove } = chart;
  if (isEmpty) return <Empty>Tego dnia nie ma lotów.</Empty>;
  if (stays.length === 0)
    return (
      <div className={css.unfound}>
        <Empty>Żaden lot nie pasuje do filtrów.</Empty>
        <Button size="s" onClick={onShowAll}>
          Wyczyść filtry
        </Button>
      </div>
    );
  if (isWide) return <GateChart key={day} {...chart} />;
  return <Agenda {...{ stays, plan, now, section, isAway }} onMove={mayAssign ? onMove : undefined} />;
}
