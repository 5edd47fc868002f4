import { addDays, type Day, dayOf, today } from '../../src/domain/language/days.ts';
import { randomFrom } from './random.ts';

interface Stored {
  id: number;
  since: string;
  until: string;
  status: string;
}
interface StoredRental extends Stored {
  cars_id: number;
  pickup_at: string | null;
  return_at: string | null;
  return_time: string | null;
}

const at = (day: Day, hour: string | null) => `${day} ${hour ?? '12:00'}:00 Europe/Warsaw`;

/** How a booking around today was paid for at the desk, and how many minutes ago it was sold there. */
interface Sold {
  method: 'CASH' | 'TERMINAL';
  ago: number;
}
interface Planned {
  /** By its place in the offer. */
  car: number;
  /** Days from today. */
  start: number;
  days: number;
  pickup_at: string | null;
  return_at: string | null;
  /** One of the customers, by their place, or somebody without an account. */
  customer: number | { first_name: string; last_name: string; phone: string };
  /** Nothing: it waits for its money. */
  sold?: Sold;
  /** Handed over so many minutes ago, today. */
  out?: number;
}
const day = 1440;

/** All rentals around today, each with the hours that were promised. Two cars are free. */
export const plannedRentals: readonly Planned[] = [
  // A car that has not come back in time, while somebody else waits for it
  {
    ...{ car: 1, start: -5, days: 3, pickup_at: '10:30', return_at: '18:00', customer: 0 },
    sold: { method: 'CASH', ago: 5 * day },
  },
  {
    ...{ car: 1, start: 1, days: 2, pickup_at: '08:00', return_at: null, customer: 1 },
    sold: { method: 'TERMINAL', ago: 3 * day },
  },
  // Whoever booked it has not come
  {
    ...{ car: 3, start: -1, days: 3, pickup_at: '20:15', return_at: '12:00', customer: 10 },
    sold: { method: 'TERMINAL', ago: 6 * day },
  },
  // To hand over: one is not paid yet
  { car: 2, start: 0, days: 3, pickup_at: '13:10', return_at: '23:30', customer: 3 },
  {
    ...{ car: 0, start: 0, days: 2, pickup_at: '14:30', return_at: '10:00', customer: 4 },
    sold: { method: 'CASH', ago: 210 },
  },
  // Handed over already
  {
    ...{ car: 6, start: 0, days: 2, pickup_at: null, return_at: '09:00' },
    customer: { first_name: 'Ryszard', last_name: 'Gołąb', phone: '+48 602 315 077' },
    ...{ sold: { method: 'TERMINAL', ago: 285 }, out: 270 },
  },
  // To take back
  {
    ...{ car: 4, start: -3, days: 3, pickup_at: '09:00', return_at: '16:00', customer: 8 },
    sold: { method: 'CASH', ago: 3 * day },
  },
  {
    ...{ car: 5, start: -2, days: 2, pickup_at: '11:00', return_at: '13:00', customer: 7 },
    sold: { method: 'TERMINAL', ago: 4 * day },
  },
  {
    ...{ car: 5, start: 1, days: 3, pickup_at: '07:15', return_at: null },
    customer: { first_name: 'Halina', last_name: 'Sroka', phone: '+48 605 118 240' },
    sold: { method: 'CASH', ago: 390 },
  },
  // Sold today for later
  {
    ...{ car: 7, start: 8, days: 2, pickup_at: '10:00', return_at: '19:00', customer: 12 },
    sold: { method: 'TERMINAL', ago: 165 },
  },
];
/** Which days from now are left to the plan: what else is rented is over before, or begins later. */
export const plannedDays = { first: -1, last: 6 };

/** The marks that the cars of the demo have, by their place in the offer. */
const marks = [
  [{ kind: 'SCRATCH', part: 'LEFT_REAR_DOOR', x: 158, y: 50, since: '2026-06-12' }],
  [{ kind: 'CHIP', part: 'FRONT_BUMPER', x: 26, y: 150, since: '2026-07-03' }],
  [],
];

/** The protocols of rentals that have gone, and of those that are back. */
export function handOvers(now: Date, rentals: readonly StoredRental[], carIds: readonly number[], employee_id: number) {
  const todayHere = today(now);
  const random = randomFrom(104);
  const outToday = new Map(plannedRentals.flatMap(({ car, out }) => (out ? [[carIds[car], out] as const] : [])));
  const wentAt = ({ since, cars_id, pickup_at }: StoredRental): string | undefined => {
    if (dayOf(since) < todayHere) return at(dayOf(since), pickup_at);
    const out = dayOf(since) === todayHere && outToday.get(cars_id);
    // Just after midnight it went just after midnight
    const moment = new Date(now.getTime() - (out || 0) * 60_000);
    return out ? (dayOf(moment.toISOString()) < todayHere ? now : moment).toISOString() : undefined;
  };
  const gone = rentals.flatMap((it) => {
    const went = ['RENTED', 'RETURNED'].includes(it.status) && wentAt(it);
    return went ? [{ ...it, went }] : [];
  });
  // Today it is not known yet whether who booked a car for yesterday comes
  const notCome = ({ since, pickup_at }: StoredRental) =>
    dayOf(since) === addDays(todayHere, -1) && pickup_at === '20:15';
  const mileage = new Map<number, number>();
  return gone
    .filter((it) => !notCome(it))
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .flatMap((rental) => {
      const before = mileage.get(rental.cars_id) ?? 20_000 + rental.cars_id * 3_170;
      const after = before + 80 + Math.floor(random() * 500);
      mileage.set(rental.cars_id, after);
      const fact = {
        ...{ rentals_id: rental.id, employee_id, on_paper: true, licence_seen: true, withdrawn: false },
        ...{ marks: marks[rental.cars_id % marks.length], photos: [], version: 1 },
      };
      const out = { ...fact, kind: 'OUT', at: rental.went, mileage: before, fuel: 8 };
      const back = rental.return_time && {
        ...{ ...fact, kind: 'BACK', at: rental.return_time, mileage: after, fuel: random() < 0.8 ? 8 : 7 },
      };
      return (back ? [out, back] : [out]).map((it) => ({ ...it, create_time: it.at }));
    });
}

/** Who has come to the car park and left it: all but one who has not come and one who stays too long. */
export function passages(now: Date, parked: readonly (Stored & { arrive_at: string | null })[], employee_id: number) {
  const todayHere = today(now);
  const begun = parked.filter(({ status, since }) => status === 'RESERVED' && dayOf(since) < todayHere);
  const late = begun.find(({ until }) => dayOf(until) < todayHere && dayOf(until) >= addDays(todayHere, -4));
  const absent = begun.find(({ since, until }) => dayOf(until) > todayHere && dayOf(since) >= addDays(todayHere, -4));
  return begun
    .filter((it) => it !== absent)
    .flatMap((booking) => {
      const fact = { parking_id: booking.id, employee_id, withdrawn: false, version: 1 };
      const came = { ...fact, kind: 'IN', at: at(dayOf(booking.since), booking.arrive_at) };
      const left = dayOf(booking.until) < todayHere &&
        booking !== late && { ...fact, kind: 'OUT', at: at(dayOf(booking.until), '15:40') };
      return (left ? [came, left] : [came]).map((it) => ({ ...it, create_time: it.at }));
    });
}
