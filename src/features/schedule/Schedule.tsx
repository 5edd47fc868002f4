import '../account/sign-in-again.ts';
import { useEffect, useState } from 'react';
import { type Change, useAddressParams } from '../../client/useAddressParams.ts';
import { type Direction, directions } from '../../domain/flight/flight-fields.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import { useNow } from '../../ui/useNow.ts';
import { howMany } from './counts.ts';
import { type FilledFlights, FlightsPage } from './FlightsPage.tsx';
import css from './Schedule.module.css';
import { ScheduleChips } from './ScheduleChips.tsx';
import { scheduleKey, scheduleQuestion } from './schedule-question.ts';
import { Tools } from './Tools.tsx';
import { useNearFlights } from './useNearFlights.ts';

const tabs: readonly Tab<Direction>[] = [
  { id: 'departure', label: directions.departure.label, icon: 'takeoff' },
  { id: 'arrival', label: directions.arrival.label, icon: 'landing' },
];
/** How often rows grow older. */
const step = 30_000;

/**
 * The public schedule: departures or arrivals from now on, five a page, filtered, sorted and searched as the address
 * says.
 */
export function Schedule({ initial }: { initial?: FilledFlights | undefined }) {
  const now = useNow(step) ?? initial?.answers[initial.question]?.readAt;
  const [params, store] = useAddressParams(scheduleKey, initial?.question);
  const asked = scheduleQuestion(params);
  const { question, counts, near } = useNearFlights(asked, now);
  const { direction } = question;
  // Who comes back without parameters is led to what they left (see harmonogram.astro): nothing else stands in for it
  const [arrivedAt, setArrivedAt] = useState(initial?.question);
  useEffect(() => {
    const { text } = scheduleQuestion(new URLSearchParams(location.search));
    if (text === arrivedAt) delete document.documentElement.dataset.returning;
    setArrivedAt((before) => (document.documentElement.dataset.returning === undefined ? before : text));
  }, [arrivedAt]);
  // Other flights begin at their first page; a day and a range of days take each other's place
  const change: Change = (to, entry) =>
    store(
      {
        page: undefined,
        ...('day' in to && { [direction]: undefined }),
        ...(to[direction] && { day: undefined }),
        ...to,
      },
      entry,
    );
  const turn = (page: number) => {
    store({ page: page > 1 ? String(page) : undefined });
    const list = document.getElementById('loty');
    // On a phone its beginning is out of sight; who turns pages by keyboard stays with the arrow
    if (list && list.getBoundingClientRect().top < 0 && !document.querySelector(':focus-visible'))
      list.scrollIntoView();
  };
  return (
    <>
      <section className={`sign ${css.head}`}>
        <div className="wrap">
          <h1>HARMONOGRAM LOTÓW</h1>
          <Tabs
            label="Kierunek"
            tabs={tabs.map((tab) => ({ ...tab, count: howMany(counts[tab.id]) }))}
            selected={direction}
            onSelect={(to) => to !== direction && change({ isarrdep: to })}
            panel="loty"
          />
        </div>
      </section>
      <div className={css.line} />
      <div className="wrap">
        <Tools params={params} question={asked} change={change} now={now} />
        <ScheduleChips question={question} change={change} now={now} />
        <div role="tabpanel" id="loty" tabIndex={-1} aria-labelledby={`loty-${direction}`} className={css.panel}>
          <FlightsPage
            key={`${direction} ${arrivedAt}`}
            params={params}
            question={question}
            now={now}
            initial={initial}
            counts={counts}
            near={near}
            onPage={turn}
          />
        </div>
      </div>
      <Overlays />
    </>
  );
}
