import type { Flight } from '../flight/flight.ts';
import { flightStatus, isOff, phaseOf } from '../flight/flight-status.ts';
import { expectedTimes } from '../flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../flight/flight-words.ts';
import { refusingBoarding } from '../flight/passengers.ts';
import { labelOf } from '../kernel/choices.ts';
import { dayOf, formatDay, formatInstant, formatTime } from '../language/days.ts';
import type { GateList, ListedTicket } from './gate-list.ts';
import { type Ticket, ticketStatus } from './ticket.ts';

/** What staff at a gate are told of a ticket: may its passenger go, in one word why not, and what to do. */
export interface Verdict {
  go: 'yes' | 'no';
  word: string;
  advice: string;
}
interface Checked {
  /** In ms since 1970. */
  now: number;
  /** The flight that is boarded here; absent: any of today. */
  flight?: string | undefined;
}

/** A flight shortly after midnight is boarded the evening before. */
const early = 6 * 3_600_000;

const stop = (word: string, advice: string): Verdict => ({ go: 'no', word, advice });

/** The flight of a ticket as far as its times and how it stands go. */
export const flightOf = ({ flight_status: status, flight_milestone: milestone, ...ticket }: Ticket) => {
  const { is_departure, departure, arrival, estimated, gate_changed_at } = ticket;
  return { status, milestone, is_departure, departure, arrival, estimated, gate_changed_at } as Flight;
};

/** When the flight of a ticket really leaves, as far as known. */
export const leavesAt = (ticket: Ticket): string => expectedTimes(flightOf(ticket)).departure;

/** The gate to go to: the flight's, once it has one; until then that of the ticket. */
export const gateOf = ({ flight_gate, gate_name }: Pick<Ticket, 'flight_gate' | 'gate_name'>): string | null =>
  flight_gate ?? gate_name;

export function verdictOf(ticket: Ticket, { now, flight }: Checked): Verdict {
  const number = flightNumber(ticket.flight_number);
  const changed = momentIn(ticket.update_time, now);
  const time = leavesAt(ticket);
  if (ticket.status === 'USED') return stop('JUŻ UŻYTY', `Wszedł ${changed}. Nie wpuszczaj drugi raz`);
  if (ticket.status === 'REFUNDED') return stop('ZWRÓCONY', `Zwrócono ${changed}. Nie wpuszczaj`);
  if (ticket.status === 'CANCELLED') return stop('ANULOWANY', `Pasażer zrezygnował ${changed}`);
  if (ticket.status === 'EXPIRED') return stop('UNIEWAŻNIONY', `Unieważniono ${changed}`);
  if (isOff({ status: ticket.flight_status }))
    return stop('LOT ANULOWANY', `${number}. Odeślij do punktu ${ticket.airline_name}`);
  if (phaseOf({ status: ticket.flight_status }) === 'over')
    return stop('LOT ZAKOŃCZONY', `${number} odleciał ${momentIn(time, now)}`);
  if (!ticket.is_departure) return stop('PRZYLOT', `${number} ląduje tutaj. Na ten lot wsiada się gdzie indziej`);
  if (refusingBoarding.departure.includes(ticket.flight_status))
    return stop('LOT ODLECIAŁ', `${number}: ${closedBy(ticket)}. Odeślij do punktu ${ticket.airline_name}`);
  if (!isToday(ticket, now)) {
    const verb = Date.parse(time) > now ? 'dopiero' : 'był';
    return stop('INNY DZIEŃ', `Lot ${number} ${verb} ${formatDay(dayOf(time))} o ${formatTime(time)}`);
  }
  if (flight && flight !== ticket.Flight_id) {
    const gate = gateOf(ticket);
    const { city } = cityAndCode(ticket.destination);
    return stop('INNY LOT', `${number}: ${city}${gate ? `, bramka ${gate}` : ''}, ${formatTime(time)}`);
  }
  return { go: 'yes', word: 'WAŻNY', advice: 'Potwierdź i wpuść' };
}

/** What a gate without a network is told by its list; `letInAt`: when it let the same code in itself, in ms. */
export function listedVerdict(
  { made_at }: GateList,
  ticket: ListedTicket | undefined,
  { now, letInAt }: { now: number; letInAt?: number | undefined },
): Verdict {
  const made = momentIn(made_at, now);
  const at = new Date(letInAt ?? now).toISOString();
  if (!ticket) return stop('NIE NA LIŚCIE', `Nie było go w tym locie ${made}. Odeślij tam, gdzie jest sieć`);
  if (letInAt !== undefined) return stop('JUŻ UŻYTY', `Wszedł tędy ${momentIn(at, now)}. Nie wpuszczaj drugi raz`);
  if (ticket.status === 'USED') return stop('JUŻ UŻYTY', `Był użyty już ${made}. Nie wpuszczaj drugi raz`);
  if (ticket.status !== 'PURCHASED')
    return stop(labelOf(ticketStatus, ticket.status).toUpperCase(), `Tak było ${made}. Nie wpuszczaj`);
  return { go: 'yes', word: 'WAŻNY', advice: `Według listy ${made.replace(/^o/, 'z')}. Potwierdź i wpuść` };
}

/** What a gate without a network is told of a ticket for another of its flights, whose list it holds too. */
export function otherFlightVerdict({ number, destination, leaves_at }: GateList): Verdict {
  const { city } = cityAndCode(destination);
  return stop('INNY LOT', `${flightNumber(number)}: ${city}, ${formatTime(leaves_at)}`);
}

/** 'start', 'w powietrzu': why a flight lets nobody in any more. */
const closedBy = ({ flight_status }: Ticket) => labelOf(flightStatus, flight_status).toLowerCase();

/** Is it a ticket for today: planned, put off to today, or gone early after midnight? */
function isToday(ticket: Ticket, now: number): boolean {
  const [planned, real] = [ticket.departure, leavesAt(ticket)];
  const today = dayOf(now);
  const ahead = Date.parse(real) - now;
  return dayOf(planned) === today || dayOf(real) === today || (ahead > 0 && ahead < early);
}

/** 'o 14:02' of today, else '09.06.2026, 14:02'. */
const momentIn = (at: string, now: number): string =>
  dayOf(at) === dayOf(now) ? `o ${formatTime(at)}` : formatInstant(at);
