import { refusesUnproven, user } from '../account/user.ts';
import { flight } from '../flight/flight.ts';
import { gate } from '../flight/gate.ts';
import { refusesPassengers } from '../flight/passengers.ts';
import { choices, valuesWhere } from '../kernel/choices.ts';
import { entity, type Row } from '../kernel/entity.ts';
import { choice, decimal, instant, joined, ref, text } from '../kernel/field.ts';
import { byValueOrRange } from '../kernel/operators.ts';

export const ticketStatus = choices({
  PURCHASED: {
    label: 'Kupiony',
    tone: 'good',
    icon: 'seat',
    next: ['EXPIRED', 'USED', 'REFUNDED', 'CANCELLED'],
    givenBy: 'sale',
    holdsSeat: true,
  },
  EXPIRED: { label: 'Wygasł', tone: 'neutral', next: [], givenBy: 'staff', holdsSeat: false },
  USED: { label: 'Użyty', tone: 'good', next: [], givenBy: 'staff', holdsSeat: true },
  REFUNDED: {
    label: 'Zwrócono',
    tone: 'info',
    icon: 'coin',
    next: [],
    givenBy: 'owner',
    holdsSeat: false,
  },
  CANCELLED: {
    label: 'Anulowano',
    tone: 'neutral',
    icon: 'cancel',
    next: [],
    givenBy: 'owner',
    holdsSeat: false,
  },
});
/** The statuses in which nobody else gets the seat. */
export const seatHolding = valuesWhere(ticketStatus, 'holdsSeat');
export type TicketStatus = keyof typeof ticketStatus;

interface TicketRule {
  /** Who gives a ticket this status. */
  givenBy: 'sale' | 'staff' | 'owner';
}
/** A status that says nothing of this is a type error here. */
export const ticketRule = (status: TicketStatus): TicketRule => ticketStatus[status];
export const statusesGivenBy = (who: TicketRule['givenBy']): TicketStatus[] =>
  (Object.keys(ticketStatus) as TicketStatus[]).filter((status) => ticketRule(status).givenBy === who);

export const ticket = entity({
  table: 'tickets',
  path: 'tickets',
  one: 'Bilet',
  many: 'Bilety',
  messages: {
    added: 'Bilet został dodany',
    changed: 'Bilet został zaktualizowany',
    removed: 'Bilet został usunięty',
  },
  label: ['flight_number', 'seat_number'],
  read: ['airport_staff'],
  write: ['airport_staff'],
  fields: {
    class: text('Klasa', { max: 40, hint: 'Na przykład ekonomiczna' }),
    seat_number: text('Miejsce', {
      max: 6,
      hint: 'Na przykład 12A',
      taken: 'To miejsce w tym locie jest już sprzedane',
    }),
    price: decimal('Cena', { min: 0, max: 99_999.99, step: 0.01, unit: 'zł' }),
    allowance: decimal('Limit bagażu', {
      ...{ optional: true, min: 0, max: 500, step: 0.25, unit: 'kg' },
      hint: 'Ile kg bagażu obejmuje bilet; puste, gdy nie wiadomo',
    }),
    status: choice('Status', ticketStatus, { initial: 'PURCHASED', message: 'Nieprawidłowy status biletu' }),
    // Empty once the passenger's account is deleted; a ticket is never sold without one
    Users_id: ref('Pasażer', () => user, { optional: true, personal: true, refuses: refusesUnproven }),
    Flight_id: ref('Numer lotu', () => flight, { refuses: refusesPassengers }),
    Gates_id: ref('Bramka', () => gate, { optional: true }),
    purchase_time: instant('Kupiono', { server: true }),
    update_time: instant('Zmieniono', { server: true }),
  },
  joined: {
    first_name: joined('Users_id', 'first_name', user.fields.first_name),
    last_name: joined('Users_id', 'last_name', user.fields.last_name),
    email: joined('Users_id', 'email', user.fields.email),
    phone_number: joined('Users_id', 'phone_number', user.fields.phone_number),
    address: joined('Users_id', 'address', user.fields.address),
    flight_number: joined('Flight_id', 'number', flight.fields.number),
    airline_name: joined('Flight_id', 'airline_name', flight.fields.airline_name),
    departure: joined('Flight_id', 'departure', flight.fields.departure),
    arrival: joined('Flight_id', 'arrival', flight.fields.arrival),
    destination: joined('Flight_id', 'destination', flight.fields.destination),
    origin: joined('Flight_id', 'origin', flight.fields.origin),
    // How the flight stands now, for whoever waits for it
    flight_status: joined('Flight_id', 'status', { ...flight.fields.status, label: 'Status lotu' }),
    is_departure: joined('Flight_id', 'is_departure', flight.fields.is_departure),
    estimated: joined('Flight_id', 'estimated', flight.fields.estimated),
    flight_milestone: joined('Flight_id', 'milestone', flight.fields.milestone),
    gate_changed_at: joined('Flight_id', 'gate_changed_at', flight.fields.gate_changed_at),
    flight_gate: joined('Flight_id', 'flight_gate', text('Bramka lotu', { max: 20, optional: true })),
    gate_name: joined('Gates_id', 'name', gate.fields.name),
  },
  check: ({ Users_id }) => (Users_id === null ? { Users_id: 'Wybierz pasażera' } : undefined),
  list: ['Flight_id', 'seat_number', 'class', 'price', 'status', 'purchase_time'],
  filter: {
    ...byValueOrRange(['id', 'Flight_id', 'Users_id', 'purchase_time']),
    status: ['=', 'IN', 'NOT'],
    Gates_id: ['='],
    email: ['=', 'CONTAINS'],
    last_name: ['=', 'CONTAINS'],
  },
  sort: ['Flight_id', 'status', 'purchase_time'],
  pageSize: 5,
});

export type Ticket = Row<typeof ticket>;

/** What comes back of a ticket that gets this status, in grosze. */
export const ticketRefund = ({ price }: Pick<Ticket, 'price'>, status: TicketStatus): number =>
  status === 'REFUNDED' ? Math.round(price * 100) : 0;
