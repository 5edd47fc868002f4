import { priceOf } from '../../domain/booking/price.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import { dayFigures, formatDayPrice, formatFigures } from '../../domain/language/amounts.ts';
import { dayCount } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import css from './TearOffTicket.module.css';

interface StayPriceProps {
  /** Of a day, in grosze; undefined while unknown. */
  price: number | undefined;
  stay: OpenSpan;
  /** What a price is for: doba, dzień. */
  per: string;
}

/** '3 dni × 50 zł = 150,00 zł'; before the days are chosen, the price of one. */
export function StayPrice({ price, stay: { since, until }, per }: StayPriceProps) {
  if (price === undefined) return <Figures words="Sprawdzamy cenę" figures="–" unit="zł" />;
  const isOpen = !since || !until || until < since;
  if (isOpen) return <Figures words="Cena" figures={dayFigures(price)} unit={`zł/${per}`} />;
  return (
    <Amount
      words={`${count(dayCount(since, until), nouns.day)} × ${formatDayPrice(price)} =`}
      grosze={priceOf(price, since, until)}
    />
  );
}

/** Words and, large, a sum. */
export const Amount = ({ words, grosze }: { words: string; grosze: number }) => (
  <Figures words={words} figures={formatFigures(grosze)} unit="zł" />
);

const Figures = ({ words, figures, unit }: { words: string; figures: string; unit: string }) => (
  <p className={css.sum} aria-live="polite">
    {words}{' '}
    <strong className={css.total}>
      {figures} <small>{unit}</small>
    </strong>
  </p>
);
