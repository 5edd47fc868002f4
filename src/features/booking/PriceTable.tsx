import { FailedReading } from '../../client/FailedReading.tsx';
import { useAnswer } from '../../client/useList.ts';
import type { OrderKind } from '../../domain/booking/order.ts';
import type { DayPrice } from '../../domain/booking/price.ts';
import { products } from '../../domain/booking/products.ts';
import type { Span } from '../../domain/booking/span.ts';
import { formatAmount, formatDayPrice } from '../../domain/language/amounts.ts';
import { type Day, dayCount, formatDay, formatWeekday } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { PlaceholderRows } from '../../ui/states.tsx';
import css from './PriceBreakdown.module.css';

/** From so many days on, neighbours that cost the same share a row. */
const many = 10;

export interface PriceBreakdownProps {
  kind: OrderKind;
  stay: Span;
  /** The car; parking has none. */
  car?: number;
}
export interface PriceTableProps extends PriceBreakdownProps {
  labelledBy: string;
}
interface PricesAnswer {
  data: DayPrice[];
  amount: number;
}

/** Each day with its price, and what they come to. */
export default function PriceTable({ kind, stay, car, labelledBy }: PriceTableProps) {
  const { since, until } = stay;
  const parameters = new URLSearchParams({ since, until, ...(car !== undefined && { Cars_id: String(car) }) });
  const reading = useAnswer<PricesAnswer>(`prices?${parameters}`, undefined, {
    keepPreviousData: false,
  });
  const { answer, error } = reading;
  if (!answer)
    return error ? <FailedReading reading={reading} /> : <PlaceholderRows rows={3} label="Wczytywanie cen" />;
  return (
    <table className={css.bill} aria-labelledby={labelledBy}>
      <thead className="hidden">
        <tr>
          <th scope="col">Dzień</th>
          <th scope="col">Cena</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(answer.data).map((row) => (
          <tr key={row.since}>
            <th scope="row">
              {daysOf(row)} <small>{noteOf(row, kind, stay)}</small>
            </th>
            <td>
              {row.days > 1 && `${row.days} × `}
              {formatDayPrice(row.amount)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Razem za {count(dayCount(since, until), nouns.day)}</th>
          <td>{formatAmount(answer.amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface BillRow extends Span {
  days: number;
  amount: number;
}

/** A day a row; of a long stay, one for equal neighbours. */
function rowsOf(prices: readonly DayPrice[]): BillRow[] {
  const rows: BillRow[] = [];
  for (const { day, amount } of prices) {
    const last = rows.at(-1);
    if (prices.length >= many && last?.amount === amount) Object.assign(last, { until: day, days: last.days + 1 });
    else rows.push({ since: day, until: day, days: 1, amount });
  }
  return rows;
}

const daysOf = ({ since, until }: BillRow) =>
  since === until ? formatWeekday(since) : `${formatDay(since)}–${formatDay(until)}`;

const noteOf = (row: BillRow, kind: OrderKind, stay: { since: Day; until: Day }) => {
  if (row.days > 1 || stay.since === stay.until) return null;
  const { first, last } = products[kind].words;
  return row.since === stay.since ? first : row.until === stay.until ? last : null;
};
