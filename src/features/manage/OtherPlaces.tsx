import { useId } from 'react';
import { products } from '../../domain/booking/products.ts';
import { type Day, formatWeekday } from '../../domain/language/days.ts';
import { Button } from '../../ui/Button.tsx';
import type { Quote, ShownBooking } from './booking.ts';
import css from './ManagedBooking.module.css';

interface OtherPlacesProps {
  booking: ShownBooking;
  quote: Quote;
  space: number | undefined;
  onSpace: (space: number | undefined) => void;
  onUntil: (day: Day) => void;
}

/** What is free instead: other spaces on all of the days, or the same place as long as it is free. */
export function OtherPlaces({ booking, quote, space, onSpace, onUntil }: OtherPlacesProps) {
  const name = useId();
  const { kind } = booking;
  return (
    <>
      {quote.others.length > 0 && (
        <fieldset className={css.options}>
          <legend>Wolne w&nbsp;tych dniach</legend>
          {quote.others.map((other) => (
            <label key={other.space_id}>
              <input
                type="radio"
                name={name}
                checked={space === other.space_id}
                onChange={() => onSpace(other.space_id)}
              />
              {products[kind].place(other)}
            </label>
          ))}
        </fieldset>
      )}
      {space !== undefined && (
        <Button kind="text" onClick={() => onSpace(undefined)}>
          Zostań na miejscu {booking.space_id}
        </Button>
      )}
      {quote.free_until !== null && (
        <Button onClick={() => quote.free_until && onUntil(quote.free_until)}>
          Krócej, do {formatWeekday(quote.free_until)}
        </Button>
      )}
    </>
  );
}
