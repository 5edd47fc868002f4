import { useList } from '../../../client/useList.ts';
import { toParams } from '../../../domain/kernel/to-params.ts';
import type { Ticket, TicketStatus } from '../../../domain/travel/ticket.ts';
import css from './Aboard.module.css';

/** How often it is read again, in ms: other gates board the same flight, and it may be late. */
export const live = { refreshInterval: 60_000 };

/** The tickets of a flight; without a page: the first, or all of them one after another. */
export function ticketsOf(flight: string, status: TicketStatus, limit: number): string {
  const filter = [
    { by: 'Flight_id', value: flight },
    { by: 'status', value: status },
  ];
  const params = toParams({ page: 1, limit, filter });
  params.delete('page');
  return `tickets?${params}`;
}

/** How many of a flight's passengers are in; nothing until that is known. */
export function Aboard({ flight }: { flight: string }) {
  const used = useList<Ticket>(ticketsOf(flight, 'USED', 1), undefined, live).answer?.meta.total;
  const open = useList<Ticket>(ticketsOf(flight, 'PURCHASED', 1), undefined, live).answer?.meta.total;
  if (used === undefined || open === undefined) return null;
  const all = used + open;
  return (
    <p className={css.aboard}>
      wsiadło <b>{used}</b> z {all}
      <progress value={used} max={Math.max(all, 1)} aria-label={`Wsiadło ${used} z ${all}`} />
    </p>
  );
}
