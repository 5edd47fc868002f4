import { useAnswer } from '../../client/useList.ts';
import { bookingLimits } from '../../domain/booking/booking.ts';
import { type OfferAnswer, offerPath } from '../../domain/booking/offer.ts';
import { lastDayFrom, nearestFree, type Span, spanInWay } from '../../domain/booking/span.ts';
import { addDays, type Day, dayCount, formatDay, formatShort, today } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import * as pages from '../../domain/site/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './CarNote.module.css';
import type { Taken } from './useTakenCars.ts';

/** The last day that can be booked. */
export const latestDay = () => addDays(today(), bookingLimits.ahead);

interface UntilWhenProps {
  since: Day;
  taken: readonly Span[];
}

/** Until when one can have the car from a day on, where somebody else comes after. */
export const UntilWhen = ({ since, taken }: UntilWhenProps) => {
  const last = lastDayFrom(taken, since, latestDay());
  if (last === latestDay() || last < since) return null;
  return (
    <Note>
      Od {formatDay(since).slice(0, 5)} możesz mieć to auto najdłużej do {formatShort(last)}. Od{' '}
      {formatDay(addDays(last, 1)).slice(0, 5)} jest zajęte.
    </Note>
  );
};

interface OtherwiseProps {
  car: number;
  stay: Span;
  taken: Taken;
  onStay: (stay: Span) => void;
}

/** Two ways out where the car is taken: the same car on the nearest days, or another one on the same days. */
export function Otherwise({ car, stay, taken, onStay }: OtherwiseProps) {
  const { answer } = useAnswer<OfferAnswer>(offerPath);
  const nearest = nearestFree(taken.of?.(car) ?? [], stay, latestDay());
  const other = answer?.data.cars.find(({ id }) => id !== car && !spanInWay(taken.of?.(id) ?? [], stay));
  if (!nearest && !other) return null;
  return (
    <Note tone="info">
      {nearest && (
        <>
          Najbliższe wolne {count(dayCount(nearest.since, nearest.until), nouns.day)} to{' '}
          <a
            href={pages.carOn(car, nearest.since, nearest.until)}
            onClick={(event) => {
              event.preventDefault();
              onStay(nearest);
            }}
          >
            {formatShort(nearest.since)} – {formatShort(nearest.until)}
          </a>
          .{' '}
        </>
      )}
      {other && (
        <>
          Na {formatDay(stay.since).slice(0, 5)} – {formatDay(stay.until).slice(0, 5)} wolne jest inne auto:{' '}
          <a href={pages.carOn(other.id, stay.since, stay.until)}>
            {other.brand} {other.model}
          </a>
          .
        </>
      )}
    </Note>
  );
}

const Note = ({ tone, children }: { tone?: 'info'; children: React.ReactNode }) => (
  <p className={css.note} data-tone={tone}>
    <Icon name="info" />
    <span>{children}</span>
  </p>
);
