import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { FailedReading } from '../../../../client/FailedReading.tsx';
import { keep, localStore } from '../../../../client/storage.ts';
import { passes, unfiltered } from '../../../../domain/booking/car-filter.ts';
import { type BarLook, barLook } from '../../../../domain/booking/fleet-calendar.ts';
import { freeCars } from '../../../../domain/booking/free-cars.ts';
import { everyDay } from '../../../../domain/booking/occupancy.ts';
import { labelOf } from '../../../../domain/kernel/choices.ts';
import { addDays, formatDay } from '../../../../domain/language/days.ts';
import { count, noun } from '../../../../domain/language/polish.ts';
import { Empty } from '../../../../ui/states.tsx';
import { Period } from '../../../parts/Period.tsx';
import { RefreshFailure } from '../../../parts/RefreshFailure.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { unreadWords } from '../../../parts/unread.ts';
import { useBareKeys } from '../../../parts/useBareKeys.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarTable } from './CalendarTable.tsx';
import { CalendarWaiting } from './CalendarWaiting.tsx';
import css from './FleetCalendar.module.css';
import { FreeCars } from './FreeCars.tsx';
import { FreeCarsFilter } from './FreeCarsFilter.tsx';
import { useCarOccupants, useFleet } from './fleet.ts';
import { type FreeQuestion, nothingAsked, offeredRows, stayAsked } from './free-question.ts';
import barCss from './RentalBar.module.css';
import type { FreeDays } from './useCursor.ts';
import { useDaysShown } from './useDaysShown.ts';

const week = noun('tydzień', 'tygodnie', 'tygodni');
const weekCounts = [2, 3, 4, 6, 8];

/** Under this the browser remembers how many cars the calendar had last: it keeps room for them, here and next time. */
const lastCars = 'kalendarz:auta';
const usualCars = 6;

interface FleetCalendarProps {
  /** Where a rental is edited. */
  href: (rental: number) => string | undefined;
  /** Free days of a car are wanted. */
  onSell: (free: FreeDays) => void;
  /** Free days of a car are to be out of use. */
  onBlock: (free: FreeDays) => void;
}

/** Which car is whose, day by day: two to eight weeks of all cars. */
export function FleetCalendar({ href, onSell, onBlock }: FleetCalendarProps) {
  const { weeks, setWeeks, usual, first, setFirst } = useDaysShown(weekCounts);
  const shown = { since: first, until: addDays(first, 7 * weeks - 1) };
  const reading = useFleet(shown);
  const { cars: allCars, rows: read, error, readAt } = reading;
  const [asked, ask] = useState<FreeQuestion>(nothingAsked);
  const question = stayAsked(asked);
  const id = useId();
  // Keys that are about one rental are answered by the grid
  useBareKeys(() => ({
    f: () => document.getElementById(`${id}-since`)?.focus(),
    t: () => setFirst(usual),
  }));
  const occupantsOf = useCarOccupants(question.stay);
  const free =
    question.stay && allCars && occupantsOf
      ? freeCars(allCars, occupantsOf, { stay: question.stay, filters: asked.filters })
      : undefined;
  const { since, until } = shown;
  const latest = useMemo(() => ({ rows: read, days: everyDay({ since, until }) }), [read, since, until]);
  // Many cars at once would hold up what is pressed meanwhile: they are drawn in slices
  const { rows: ready, days } = useDeferredValue(latest);
  const narrowed = useMemo(
    () => ready?.filter(({ car }) => asked.filters === unfiltered || passes(car, asked.filters)),
    [ready, asked.filters],
  );
  const all = read && narrowed;
  const rows = all && free && question.stay ? offeredRows(all, free, question.stay, shown) : all;
  const onAsk = (to: FreeQuestion) => {
    ask(to);
    const { stay } = stayAsked(to);
    // The asked days come into sight
    if (stay && (stay.since < shown.since || stay.until > shown.until)) setFirst(addDays(stay.since, -3));
  };
  const [before, setBefore] = useState(() => Number(localStore?.getItem(lastCars)) || usualCars);
  const cars = all?.length;
  useEffect(() => {
    if (!cars) return;
    setBefore(cars);
    keep(localStore, lastCars, String(cars));
  }, [cars]);
  const tools = (
    <>
      <Period
        earlier="Wcześniej"
        later="Później"
        onTurn={(by) => setFirst(addDays(first, 7 * weeks * by))}
        days={
          <b aria-live="polite">
            {formatDay(shown.since)} – {formatDay(shown.until)}
          </b>
        }
      >
        <button type="button" className={css.now} onClick={() => setFirst(usual)}>
          Dziś
        </button>
        <label>
          <span className="hidden">Ile tygodni</span>
          <select className={css.weeks} value={weeks} onChange={({ target }) => setWeeks(Number(target.value))}>
            {weekCounts.map((choice) => (
              <option key={choice} value={choice}>
                {count(choice, week)}
              </option>
            ))}
          </select>
        </label>
      </Period>
      <ul className={css.legend} aria-label="Legenda">
        {(Object.keys(barLook) as BarLook[]).map((look) => (
          <li key={look}>
            <span className={barCss.bar} data-look={look}>
              {labelOf(barLook, look)}
            </span>
          </li>
        ))}
        <li>
          <span className={barCss.bar} data-look="BLOCKED">
            wyłączone
          </span>
        </li>
      </ul>
    </>
  );
  return (
    <Sheet className={css.panel} title="Kalendarz wypożyczeń" tools={tools}>
      <FreeCarsFilter
        id={`${id}-since`}
        asked={asked}
        error={question.error}
        onAsk={onAsk}
        onClear={asked === nothingAsked ? undefined : () => ask(nothingAsked)}
      />
      {free && question.stay && (
        <FreeCars
          free={free}
          all={allCars?.filter(({ active }) => active).length ?? 0}
          stay={question.stay}
          onSell={(car) => question.stay && onSell({ car, ...question.stay })}
        />
      )}
      {error && !rows && <FailedReading reading={reading}>{unreadWords(error)}</FailedReading>}
      {rows?.length === 0 && !free && <Empty />}
      {(rows ? rows.length > 0 : !error) && (
        <>
          {rows && <RefreshFailure error={error} readAt={readAt} />}
          {rows && (
            <div className={css.grid} data-free={free ? true : undefined}>
              <CalendarGrid {...{ rows, href, onBlock, days }} onFree={onSell} first={days[0] ?? first} />
            </div>
          )}
          {!rows && <CalendarWaiting cars={before} />}
          <footer className={css.foot}>
            <span>
              <kbd>F</kbd> wolne auta, <kbd>T</kbd> dziś, <kbd>Shift</kbd> i strzałka: dni, <kbd>Enter</kbd> sprzedaj
              lub otwórz, <kbd>M</kbd> przenieś na inne auto, <kbd>Esc</kbd> zostaw
            </span>
          </footer>
          <CalendarTable rows={rows ?? []} days={days.length} href={href} />
        </>
      )}
    </Sheet>
  );
}
