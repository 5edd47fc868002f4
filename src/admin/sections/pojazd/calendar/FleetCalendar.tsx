import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FailedReading } from '../../../../client/FailedReading.tsx';
import { keep, localStore } from '../../../../client/storage.ts';
import { everyDay } from '../../../../domain/booking/occupancy.ts';
import { rentalStatus } from '../../../../domain/booking/rental.ts';
import { labelOf } from '../../../../domain/kernel/choices.ts';
import { addDays, formatDay } from '../../../../domain/language/days.ts';
import { count, noun, nouns } from '../../../../domain/language/polish.ts';
import { Empty } from '../../../../ui/states.tsx';
import { AsTable } from '../../../parts/AsTable.tsx';
import { Period } from '../../../parts/Period.tsx';
import { RefreshFailure } from '../../../parts/RefreshFailure.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarWaiting } from './CalendarWaiting.tsx';
import css from './FleetCalendar.module.css';
import { barWords, type CarRow, carName, useFleet } from './fleet.ts';
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
  onFree: (free: FreeDays) => void;
}

/** Which car is whose, day by day: two to eight weeks of all cars. */
export function FleetCalendar({ href, onFree }: FleetCalendarProps) {
  const { weeks, setWeeks, today, first, setFirst } = useDaysShown(weekCounts);
  const shown = { since: first, until: addDays(first, 7 * weeks - 1) };
  const reading = useFleet(shown);
  const { rows: known, error, readAt } = reading;
  const { since, until } = shown;
  const latest = useMemo(() => ({ rows: known, days: everyDay({ since, until }) }), [known, since, until]);
  // Many cars at once would hold up what is pressed meanwhile: they are drawn in slices
  const { rows: ready, days } = useDeferredValue(latest);
  const rows = known && ready;
  const [before, setBefore] = useState(() => Number(localStore?.getItem(lastCars)) || usualCars);
  const cars = rows?.length;
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
        <button type="button" className={css.now} onClick={() => setFirst(today)}>
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
        {(Object.keys(rentalStatus) as (keyof typeof rentalStatus)[]).map((status) => (
          <li key={status}>
            <span className={barCss.bar} data-status={status}>
              {labelOf(rentalStatus, status)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <Sheet className={css.panel} title="Kalendarz wypożyczeń" tools={tools}>
      {error && !rows && <FailedReading reading={reading} />}
      {rows?.length === 0 && <Empty />}
      {(rows ? rows.length > 0 : !error) && (
        <>
          {rows && <RefreshFailure error={error} readAt={readAt} />}
          {rows && <CalendarGrid {...{ rows, href, onFree, days }} first={days[0] ?? first} />}
          {!rows && <CalendarWaiting cars={before} />}
          <footer className={css.foot}>
            <span>
              <kbd>Shift</kbd> i strzałka: zaznacz dni, <kbd>Enter</kbd> dodaj albo otwórz
            </span>
          </footer>
          <CalendarTable rows={rows ?? []} days={days.length} href={href} />
        </>
      )}
    </Sheet>
  );
}

interface CalendarTableProps {
  rows: readonly CarRow[];
  days: number;
  href: FleetCalendarProps['href'];
}

/** The calendar as a table, in words. */
const CalendarTable = ({ rows, days, href }: CalendarTableProps) => (
  <AsTable className={css.table} caption="Wypożyczenia aut w tych dniach" columns={['Auto', 'Wypożyczenia', 'Wolne']}>
    {() =>
      rows.map(({ car, bars }) => {
        const taken = bars.filter(({ takes }) => takes).reduce((sum, { since, until }) => sum + until - since + 1, 0);
        return (
          <tr key={car.id}>
            <th scope="row">
              {carName(car)} {car.license_plate}
            </th>
            <td>
              {bars.length === 0 && 'brak'}
              {bars.map((bar) => (
                <a key={bar.rental.id} href={href(bar.rental.id)}>
                  {barWords(bar)}
                </a>
              ))}
            </td>
            <td>{count(days - taken, nouns.day)}</td>
          </tr>
        );
      })
    }
  </AsTable>
);
