import type { AboveProps } from '../record/parts.ts';
import { BookedBy } from './BookedBy.tsx';
import { DeskMoney } from './DeskMoney.tsx';

/** Who booked it, and its money at the desk, where it has an order. */
export const BookedAndPaid = ({ row, list }: Pick<AboveProps, 'row'> & { list: string }) => (
  <>
    <BookedBy row={row} />
    {row.order_number && <DeskMoney key={String(row.version)} path={`${list}/${row.id}`} list={list} />}
  </>
);
