import { dayCount } from '../../domain/language/days.ts';
import { count, formatAmount, formatFigures, nouns } from '../../domain/language/polish.ts';
import { priceOf } from '../../domain/price.ts';
import type { OpenSpan } from '../../domain/span.ts';
import css from './Ticket.module.css';

interface SumProps {
  /** Of a day, in grosze; undefined while unknown. */
  price: number | undefined;
  stay: OpenSpan;
  /** What a price is for: doba, dzień. */
  per: string;
}

/** '3 dni × 50,00 zł = 150,00 zł'; before the days are chosen, the price of one. */
export function Sum({ price, stay: { since, until }, per }: SumProps) {
  if (price === undefined) return <Amount words="Sprawdzamy cenę" grosze={undefined} />;
  if (!since || !until || until < since) return <Amount words="Cena" grosze={price} unit={`zł/${per}`} />;
  return (
    <Amount
      words={`${count(dayCount(since, until), nouns.day)} × ${formatAmount(price)} =`}
      grosze={priceOf(price, since, until)}
    />
  );
}

/** Words and, large, a sum. */
export const Amount = ({
  words,
  grosze,
  unit = 'zł',
}: {
  words: string;
  grosze: number | undefined;
  unit?: string;
}) => (
  <p className={css.sum} aria-live="polite">
    {words}{' '}
    <strong className={css.total}>
      {grosze === undefined ? '–' : formatFigures(grosze)} <small>{unit}</small>
    </strong>
  </p>
);
