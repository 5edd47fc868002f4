import type { Movement } from '../../../domain/booking/closing.ts';
import { formatTime } from '../../../domain/language/days.ts';
import css from './Operations.module.css';
import { bookingPath, keyOf, signed, ways, whatOf, whoseOf } from './words.ts';

/** Each operation of the day, the first one first. */
export const Operations = ({ movements }: { movements: readonly Movement[] }) => (
  <section>
    <h3>Operacje</h3>
    <table className={css.operations}>
      <caption className="hidden">Operacje dnia</caption>
      <thead>
        <tr>
          <th scope="col">Godz.</th>
          <th scope="col">Co</th>
          <th scope="col">Kto i auto</th>
          <th scope="col">Sposób</th>
          <th scope="col">Kwota</th>
        </tr>
      </thead>
      <tbody>
        {movements.map((it) => (
          <tr key={keyOf(it)}>
            <td>{formatTime(it.at)}</td>
            <td>
              <b>{whatOf(it)}</b> <OrderNumber of={it} />
            </td>
            <td>{whoseOf(it)}</td>
            <td>{ways[it.method]}</td>
            <td>{signed(it.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

function OrderNumber({ of }: { of: Movement }) {
  const path = bookingPath(of);
  return path ? <a href={path}>{of.order_number}</a> : <small>{of.order_number}</small>;
}
