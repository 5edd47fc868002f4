import type { TicketStatus } from '../../src/domain/travel/ticket.ts';

interface Leg {
  id: string;
  departure: string;
  is_departure: boolean;
  status: string;
  gates_id: number | null | undefined;
}

const hour = 3_600_000;
const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * hour).toISOString();

/** Whose ticket, for which departure from now on (a negative number: before), bought so many hours ago. */
const sold: [
  client: number,
  leg: number,
  status: TicketStatus,
  hoursAgo: number,
  klass: string,
  seat: string,
  price: number,
][] = [
  [0, 9, 'PURCHASED', 3, 'ekonomiczna', '12A', 389.99],
  [0, 90, 'PURCHASED', 60, 'biznes', '2C', 1249],
  [0, -3, 'USED', 400, 'ekonomiczna', '17F', 279.5],
  [0, -6, 'EXPIRED', 900, 'ekonomiczna', '9B', 199],
  [0, 40, 'REFUNDED', 20, 'ekonomiczna', '21D', 459],
  [0, 55, 'CANCELLED', 200, 'ekonomiczna', '6A', 329],
  [1, 9, 'PURCHASED', 5, 'ekonomiczna', '12B', 389.99],
  [1, 70, 'PURCHASED', 1300, 'ekonomiczna premium', '4E', 719.9],
  [1, -4, 'USED', 2000, 'ekonomiczna', '15C', 249],
  [1, 35, 'CANCELLED', 90, 'biznes', '1A', 1590],
];

/** The kg of luggage that a class includes. */
const allowances: Record<string, number> = { ekonomiczna: 23, 'ekonomiczna premium': 32, biznes: 64 };

/** Tickets of every status: some to use, some used, given back or gone by. */
export function tickets(now: Date, flights: readonly Leg[], clients: readonly number[]) {
  const departures = flights
    .filter(({ is_departure, status }) => is_departure && status !== 'CANCELED')
    .sort((a, b) => Date.parse(a.departure) - Date.parse(b.departure));
  const next = departures.findIndex(({ departure }) => Date.parse(departure) > now.getTime());
  return sold.map(([client, leg, status, hours, klass, seat_number, price]) => {
    const flight = departures[Math.max(0, next + leg)];
    if (!flight) throw new Error('The timetable is too short for the tickets');
    return {
      class: klass,
      seat_number,
      price,
      allowance: allowances[klass],
      status,
      users_id: clients[client],
      flight_id: flight.id,
      gates_id: flight.gates_id,
      purchase_time: ago(now, hours),
      update_time: ago(now, status === 'PURCHASED' ? hours : Math.min(hours, 10)),
    };
  });
}

const bags: [client: number, type: string, size: string, weight: number][] = [
  [0, 'podręczny', '55 × 40 × 20 cm', 7.25],
  [0, 'rejestrowany', 'duży', 21.5],
  [0, 'rejestrowany', 'średni', 15.75],
  [0, 'narty', '170 cm', 6],
  [0, 'wózek dziecięcy', 'składany', 9.5],
  [0, 'podręczny', 'plecak', 4.75],
  [1, 'podręczny', '55 × 40 × 20 cm', 8],
  [1, 'rower', 'w kartonie', 17.25],
];

/** Their luggage, on the flights that they have tickets for. */
export function luggage(
  sold: readonly { users_id: number | undefined; flight_id: string }[],
  clients: readonly number[],
) {
  return bags.map(([client, type, size, weight], i) => {
    const tickets = sold.filter(({ users_id }) => users_id === clients[client]);
    return { type, size, weight, users_id: clients[client], flights_id: tickets[i % 2]?.flight_id };
  });
}
