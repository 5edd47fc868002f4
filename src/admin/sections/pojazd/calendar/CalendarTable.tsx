import { count, nouns } from '../../../../domain/language/polish.ts';
import { AsTable } from '../../../parts/AsTable.tsx';
import css from './FleetCalendar.module.css';
import { barWords, type CarRow, carName } from './fleet.ts';

interface CalendarTableProps {
  rows: readonly CarRow[];
  days: number;
  href: (rental: number) => string | undefined;
}

/** The calendar as a table, in words. */
export const CalendarTable = ({ rows, days, href }: CalendarTableProps) => (
  <AsTable className={css.table} caption="Wypożyczenia aut w tych dniach" columns={['Auto', 'Wypożyczenia', 'Wolne']}>
    {() =>
      rows.map(({ car, bars, blocks }) => {
        const taken = [...bars, ...blocks]
          .filter(({ takes }) => takes)
          .reduce((sum, { since, until }) => sum + until - since + 1, 0);
        return (
          <tr key={car.id}>
            <th scope="row">
              {carName(car)} {car.license_plate}
            </th>
            <td>
              {bars.length + blocks.length === 0 && 'brak'}
              {blocks.map((block) => (
                <span key={`block ${block.block.id}`}>{barWords(block)}</span>
              ))}
              {bars.map((bar) => (
                <a key={bar.rental.id} href={href(bar.rental.id)}>
                  {barWords(bar)}
                </a>
              ))}
            </td>
            <td>{count(days - taken, nouns.day)}</td>
          </tr>
        );
      })
    }
  </AsTable>
);
