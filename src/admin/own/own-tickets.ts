import type { User } from '../../domain/account/user.ts';
import type { Filter } from '../../domain/kernel/query.ts';
import { toParams } from '../../domain/kernel/to-params.ts';
import type { TicketStatus } from '../../domain/travel/ticket.ts';

type Part = { page?: number; limit?: number };
const sold: TicketStatus = 'PURCHASED';

const path = (email: string, status: Filter, { page = 1, limit = 100 }: Part): URLSearchParams =>
  toParams({ page, limit, filter: [{ by: 'u.email', value: email }, status] });

/** Where the API answers somebody's own tickets to fly with, the soonest flight first; or those left from flights. */
export function ownTickets({ email }: User, { flown = false, ...part }: Part & { flown?: boolean } = {}): string {
  const params = path(email, { by: 'status', value: sold }, part);
  params.set('flown', String(flown));
  return `tickets?${params}`;
}

/** Where it answers those that were used, given back, cancelled or made invalid, the last bought first. */
export function otherTickets({ email }: User, part: Part): string {
  const params = path(email, { by: 'status', operator: 'NOT', value: sold }, part);
  params.set('sort', JSON.stringify({ by: ['purchase_time'], order: 'desc' }));
  return `tickets?${params}`;
}
