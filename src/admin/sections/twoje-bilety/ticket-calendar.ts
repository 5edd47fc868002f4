import { isOff } from '../../../domain/flight/flight-status.ts';
import { expectedTimes } from '../../../domain/flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../../../domain/flight/flight-words.ts';
import { calendarOf, stamp } from '../../../domain/language/calendar.ts';
import { flightOf, gateOf } from '../../../domain/travel/boarding.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';

/** The flight of a ticket as an event for its passenger's calendar. */
export function ticketCalendar(ticket: Ticket, host: string, now: number): string {
  const flight = flightOf(ticket);
  const { departure, arrival } = expectedTimes(flight);
  const number = flightNumber(ticket.flight_number);
  const gate = gateOf(ticket);
  const details = [`Bilet ${ticket.id}`, `miejsce ${ticket.seat_number}`, gate ? `bramka ${gate}` : '', ticket.class];
  return calendarOf({
    product: 'Bilety',
    uid: `bilet-${ticket.id}@${host}`,
    now,
    start: `:${stamp(departure)}`,
    end: `:${stamp(arrival)}`,
    summary: `Lot ${number}: ${cityAndCode(ticket.origin).city} – ${cityAndCode(ticket.destination).city}`,
    location: ticket.origin,
    description: details.filter(Boolean).join(', '),
    status: isOff(flight) ? 'CANCELLED' : 'CONFIRMED',
  });
}
