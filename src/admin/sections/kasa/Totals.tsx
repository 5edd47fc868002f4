import type { Movement } from '../../../domain/booking/closing.ts';
import type { PaymentMethod } from '../../../domain/booking/payment.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import css from './Paper.module.css';
import { orDash, signed } from './words.ts';

const rows: readonly (readonly [method: PaymentMethod, words: string])[] = [
  ['CASH', 'Gotówka'],
  ['TERMINAL', 'Terminal'],
  ['CARD', 'Link (karta)'],
];
const sumOf = (movements: readonly Movement[]) => ({
  came: movements.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0),
  went: movements.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0),
});

/** What came and went back, by the way it did. */
export const Totals = ({ movements }: { movements: readonly Movement[] }) => {
  const all = sumOf(movements);
  return (
    <table className={css.totals}>
      <caption className="hidden">Sumy dnia</caption>
      <thead>
        <tr>
          <th scope="col">Sposób</th>
          <th scope="col">Przyjęto</th>
          <th scope="col">Oddano</th>
          <th scope="col">Razem</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([method, words]) => {
          const { came, went } = sumOf(movements.filter((it) => it.method === method));
          return (
            <tr key={method}>
              <th scope="row">{words}</th>
              <td>{orDash(came)}</td>
              <td>{orDash(went)}</td>
              <td>
                <b>{orDash(came + went)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Wszystko</th>
          <td>{formatAmount(all.came)}</td>
          <td>{orDash(all.went)}</td>
          <td>{signed(all.came + all.went)}</td>
        </tr>
      </tfoot>
    </table>
  );
};
