import { neverBack } from '../../domain/booking/deadline.ts';
import { products } from '../../domain/booking/products.ts';
import { howReturns } from '../../domain/booking/refund-words.ts';
import { waysBack } from '../../domain/booking/ways-back.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { type Day, dayCount, dayOf, formatWeekday } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { Note, Sums } from './Act.tsx';
import type { Quote, ShownBooking } from './booking.ts';
import css from './ManagedBooking.module.css';
import { OtherPlaces } from './OtherPlaces.tsx';

interface QuoteWordsProps {
  booking: ShownBooking;
  quote: Quote;
  space: number | undefined;
  onSpace: (space: number | undefined) => void;
  onUntil: (day: Day) => void;
}

/** What the server says of the chosen dates. */
export function QuoteWords({ booking, quote, space, onSpace, onUntil }: QuoteWordsProps) {
  const { kind } = booking;
  const name = space === undefined ? products[kind].place(booking) : `Miejsce ${space}`;
  const { free, difference, days, amount } = quote;
  const before = count(dayCount(dayOf(booking.since), dayOf(booking.until)), nouns.day);
  return (
    <>
      {free ? (
        <Note tone="good">{name}: te dni są wolne.</Note>
      ) : (
        <Note tone="warn">
          {name}: zajęte od {formatWeekday(quote.taken_from ?? quote.since)}.
        </Note>
      )}
      {(!free || space !== undefined) && (
        <OtherPlaces quote={quote} space={space} onSpace={onSpace} onUntil={onUntil} booking={booking} />
      )}
      {free && (
        <Sums
          label="Różnica ceny"
          lines={[
            [`Cena za ${before}`, formatAmount(booking.amount)],
            [`Nowe daty, ${count(days, nouns.day)}`, formatAmount(amount)],
            difference < 0 ? ['Oddamy', formatAmount(-difference)] : ['Dopłacisz', formatAmount(difference)],
          ]}
        />
      )}
      {free && difference > 0 && <p className={css.hint}>Do zapłaty obowiązują stare daty.</p>}
      {free && difference < 0 && <p className={css.hint}>{howReturns(waysBack(booking.ways, -difference))}</p>}
      {free && Date.parse(quote.refund_until) < Date.now() && booking.rights.cancel === 'refund' && (
        <Note tone="warn">Po tej zmianie nie anulujesz już ze zwrotem. {neverBack}</Note>
      )}
    </>
  );
}
