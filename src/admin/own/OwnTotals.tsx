import { formatSigned, type Sums, sumsTogether } from '../../domain/booking/statement.ts';
import { formatAmount, formatFigures } from '../../domain/language/amounts.ts';
import css from './OwnTotals.module.css';

interface OwnTotalsProps {
  /** Of each booking that is shown, in their order. */
  statements: readonly Sums[];
  /** Are these all that there are? */
  whole: boolean;
}

/** 150,00 + 556,00: of what a sum is made, where that is more than one. */
const madeOf = (sums: readonly number[]): string | undefined =>
  sums.length > 1 ? sums.map(formatFigures).join(' + ') : undefined;

/** What the shown bookings come to, each sum with what it is made of. */
export function OwnTotals({ statements, whole }: OwnTotalsProps) {
  const paidFor = statements.filter(({ paid }) => paid > 0);
  if (paidFor.length === 0) return null;
  const { paid, returned, returning, total } = sumsTogether(paidFor);
  const back = paidFor.map((it) => it.returned + it.returning).filter((sum) => sum > 0);
  const lines = [
    { name: 'Zapłacono razem', made: madeOf(paidFor.map((it) => it.paid)), sum: formatAmount(paid) },
    ...(back.length > 0 ? [{ name: 'Zwrócono', made: madeOf(back), sum: formatSigned(-returned - returning) }] : []),
    { name: 'Za rezerwacje', made: madeOf(paidFor.map((it) => it.total)), sum: formatAmount(total) },
  ];
  return (
    <section className={css.totals} aria-labelledby="razem">
      <h3 id="razem">{whole ? 'Razem' : 'Razem na tej stronie'}</h3>
      <dl>
        {lines.map(({ name, made, sum }) => (
          <div key={name}>
            <dt>
              {name} {made && <small>{made}</small>}
            </dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
