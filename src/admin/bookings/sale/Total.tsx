import { formatAmount } from '../../../domain/language/amounts.ts';
import { formatStay } from '../../../domain/language/days.ts';
import css from './Sale.module.css';
import type { SaleChoice } from './sale-choice.ts';

/** What the whole stay costs, once it is chosen; `place`: what else there is to choose besides the days. */
export const Total = ({ wanted, place }: { wanted: SaleChoice | undefined; place: string }) =>
  wanted ? (
    <p className={css.total}>
      <b>{formatAmount(wanted.price)}</b>
      <span>
        {wanted.words}
        <br />
        {formatStay(wanted.stay.since, wanted.stay.until)}
      </span>
    </p>
  ) : (
    <p className={css.hint}>Wybierz dni i {place.toLowerCase()}: tu stanie cena za cały pobyt.</p>
  );
