import { isOff } from '../flight/flight-status.ts';
import { flightOf, leavesAt } from './boarding.ts';
import type { Ticket } from './ticket.ts';

const hour = 3_600_000;
/** A ticket can be given back for so many hours. */
const refundHours = 24;

// The database holds to both: db/functions/guard_ticket.sql

/** Until when a ticket can be given back, in ms since 1970: never after its flight was to leave. */
export const refundUntil = ({ purchase_time, departure }: Pick<Ticket, 'purchase_time' | 'departure'>): number =>
  Math.min(Date.parse(purchase_time) + refundHours * hour, Date.parse(departure));

/** Until when it can be cancelled without its money, in ms: until its flight leaves. A cancelled one never does. */
export const cancelUntil = (ticket: Ticket): number =>
  isOff(flightOf(ticket)) ? Number.POSITIVE_INFINITY : Date.parse(leavesAt(ticket));
