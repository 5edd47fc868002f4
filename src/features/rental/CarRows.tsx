import { bookingLimits } from '../../domain/booking/booking.ts';
import type { Car } from '../../domain/booking/car.ts';
import { type Filters, passes } from '../../domain/booking/car-filter.ts';
import type { RentalTerms } from '../../domain/booking/rental-terms.ts';
import { nearestFree, type Span, spanInWay } from '../../domain/booking/span.ts';
import { addDays, dayCount, formatShort, today } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { Empty } from '../../ui/states.tsx';
import { CarRow } from './CarRow.tsx';
import css from './Cars.module.css';
import { type SortName, sorts } from './car-question.ts';
import { carNoun, freeCarNoun } from './car-words.ts';
import { NothingFits } from './NothingFits.tsx';
import type { Taken } from './useTakenCars.ts';

interface ListedCars {
  cars: readonly Car[];
  filters: Filters;
  stay: Span | undefined;
  taken: Taken;
}

/** '4 wolne auta od pt 26.06 do wt 30.06 (5 dni)', '8 aut, cena za dzień' */
export const Found = ({ cars, filters, stay, taken }: ListedCars) => {
  const fitting = cars.filter((car) => passes(car, filters));
  if (!stay)
    return (
      <>
        <strong>{count(fitting.length, carNoun)},</strong> cena za dzień
      </>
    );
  const free = taken.of && fitting.filter(({ id }) => !spanInWay(taken.of?.(id) ?? [], stay));
  return (
    <>
      <strong>{free ? count(free.length, freeCarNoun) : count(fitting.length, carNoun)}</strong> od{' '}
      {formatShort(stay.since)} do {formatShort(stay.until)} ({count(dayCount(stay.since, stay.until), nouns.day)})
    </>
  );
};

/** The cars that can be had, then the cars that are taken. */
export const CarRows = ({
  cars,
  filters,
  stay,
  taken,
  sort,
  terms,
  onFilter,
}: ListedCars & { sort: SortName; terms: RentalTerms | undefined; onFilter: (filters: Filters) => void }) => {
  const rows = cars
    .filter((car) => passes(car, filters))
    .toSorted(sorts[sort].compare)
    .map((car) => {
      const spans = (stay && taken.of?.(car.id)) ?? [];
      const inWay = stay && spanInWay(spans, stay);
      return { car, inWay, nearest: inWay && nearestFree(spans, stay, addDays(today(), bookingLimits.ahead)) };
    });
  const [free, busy] = [rows.filter(({ inWay }) => !inWay), rows.filter(({ inWay }) => inWay)];
  if (rows.length === 0) return <NothingFits cars={cars} filters={filters} onChange={onFilter} />;
  return (
    <>
      <h2 className="hidden">{stay ? 'Wolne auta' : 'Auta'}</h2>
      {free.length === 0 && <Empty>W&nbsp;tych dniach wszystkie auta są zajęte</Empty>}
      <ul className={css.rows}>
        {free.map((row) => (
          <CarRow key={row.car.id} stay={stay} terms={terms} {...row} />
        ))}
      </ul>
      {busy.length > 0 && (
        <>
          <div className={css.part}>
            <h2>Zajęte w&nbsp;tych dniach</h2>
            <p>Możesz wziąć je w&nbsp;innym terminie.</p>
          </div>
          <ul className={css.rows}>
            {busy.map((row) => (
              <CarRow key={row.car.id} stay={stay} terms={terms} {...row} />
            ))}
          </ul>
        </>
      )}
    </>
  );
};
