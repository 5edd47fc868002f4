import type { AnyRow } from '../../domain/kernel/entity.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { tableRoles } from '../../ui/table-roles.ts';
import type { MoneyRowsProps } from '../record/usePayOut.ts';
import { usePriceChange } from './price.ts';

const { table, group, line, cell, header, rowHeader } = tableRoles;
const sumOf = (row: AnyRow, name: string): number => (typeof row[name] === 'number' ? row[name] : 0);

/** The money of a booking that somebody else has changed: when the form was opened, now, and once it is saved. */
export function MoneyRows({ stored, theirs, values }: MoneyRowsProps) {
  const change = usePriceChange(theirs, values);
  if (change === 'asking' || !theirs.order_state) return null;
  const [price, paid] = [sumOf(theirs, 'order_amount'), sumOf(theirs, 'order_paid')];
  const isSame = price === sumOf(stored, 'order_amount') && paid === sumOf(stored, 'order_paid');
  if (isSame && !change) return null;
  const rows: [name: string, ...sums: number[]][] = [
    ['Cena', sumOf(stored, 'order_amount'), price, change ? change.after : price],
    ['Wpłacono', sumOf(stored, 'order_paid'), paid, paid],
    ['Do oddania', 0, 0, change?.refund ?? 0],
  ];
  return (
    <table {...table}>
      <caption>Pieniądze: nic nie zapisano i nic nie zwrócono, dlatego pytamy o nie jeszcze raz</caption>
      <thead {...group}>
        <tr {...line}>
          {['Kwota', 'Było, gdy otwierano', 'Teraz', 'Po zapisaniu'].map((name) => (
            <th key={name} {...header} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...group}>
        {rows.map(([name, ...sums]) => (
          <tr key={name} {...line}>
            <th {...rowHeader} scope="row">
              {name}
            </th>
            {sums.map((sum, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns stand
              <td key={at} {...cell}>
                {formatAmount(sum)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
