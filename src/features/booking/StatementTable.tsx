import { formatSigned, type Statement, shownSums } from '../../domain/booking/statement.ts';
import { formatInstant } from '../../domain/language/days.ts';
import css from './StatementTable.module.css';

interface StatementTableProps {
  statement: Statement;
  order_number: string | null;
}

/** Each payment and refund of a booking, and what they come to. On a narrow column its rows are two lines each. */
export const StatementTable = ({ statement, order_number }: StatementTableProps) => (
  <div className={css.frame}>
    <table className={css.ledger}>
      <caption className="hidden">Rachunek rezerwacji {order_number}</caption>
      <thead>
        <tr>
          <th scope="col">Kiedy</th>
          <th scope="col">Co</th>
          <th scope="col" className={css.amount}>
            Kwota
          </th>
        </tr>
      </thead>
      <tbody>
        {statement.lines.map(({ at, what, why, amount }) => (
          <tr key={`${at} ${what} ${amount} ${why}`} data-back={amount < 0 || undefined}>
            <td>
              <time dateTime={at}>{formatInstant(at)}</time>
            </td>
            <td>
              <b>{what}</b>
              <span>{why}</span>
            </td>
            <td className={css.amount}>{formatSigned(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {shownSums(statement).map(({ sum, name, amount }) => (
          <tr key={sum} className={css.sum} data-sum={sum}>
            <th scope="row" colSpan={2}>
              {name}
            </th>
            <td className={css.amount}>{formatSigned(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  </div>
);
