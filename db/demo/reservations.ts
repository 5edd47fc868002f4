import { retention } from '../../src/domain/account/retention.ts';
import { levels, spacesOf } from '../../src/domain/booking/parking.ts';
import { addDays, today } from '../../src/domain/language/days.ts';
import { forgottenPlate } from '../../src/domain/language/license-plate.ts';
import { startOf } from '../sql.ts';
import { plannedDays, plannedRentals } from './desk.ts';
import { randomFrom } from './random.ts';

const letters = 'ABCEFGHJKLMNPRSTUWXY';

/** About one space in five is taken at any time around now; each space's stays follow one another, so none overlap. */
function staysAroundNow() {
  const random = randomFrom(101);
  return levels.flatMap((level) =>
    spacesOf(level)
      .filter(() => random() < 0.55)
      .flatMap((space_id) => {
        const first = Math.floor(random() * 24) - 14;
        return [first, first + 12 + Math.floor(random() * 10)].map((start) => {
          const days = 1 + Math.floor(random() * 8);
          const past = start + days < 0;
          return {
            parking_level: level,
            space_id,
            license_plate: plateFrom(random),
            start,
            days,
            status: !past && random() < 0.1 ? 'CANCELLED' : 'RESERVED',
          };
        });
      }),
  );
}

/** '13:15', or for one in six none was promised. */
function hourFrom(random: () => number, first: number, last: number): string | null {
  const [hour, minute, luck] = [random(), random(), random()];
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  return luck < 1 / 6 ? null : `${two(first + hour * (last - first))}:${two(Math.floor(minute * 12) * 5)}`;
}

function plateFrom(random: () => number): string {
  const letter = () => letters[Math.floor(random() * letters.length)];
  return `GSL${Math.floor(10 + random() * 89)}${letter()}${letter()}`;
}

/** The four months before: here and there a stay of up to a week. */
function staysBefore() {
  const random = randomFrom(102);
  return levels.flatMap((level) =>
    [-120, -105, -90, -75, -60, -45, -30].flatMap((start) =>
      spacesOf(level)
        .filter(() => random() < 0.12)
        .map((space_id) => ({
          parking_level: level,
          space_id,
          license_plate: plateFrom(random),
          start: start + Math.floor(random() * 6),
          days: 1 + Math.floor(random() * 7),
          status: random() < 0.08 ? 'CANCELLED' : 'RESERVED',
        })),
    ),
  );
}

/** Months of parking; some stays are those of these clients, the rest of guests. */
export function parkingStays(now: Date, clients: readonly number[], customers: readonly number[]) {
  const random = randomFrom(105);
  return [...staysBefore(), ...staysAroundNow()].map(({ start, days, status, ...booking }, i) => ({
    ...booking,
    since: startOf(addDays(today(now), start)),
    until: startOf(addDays(today(now), start + days)),
    // Somebody has called and has not confirmed yet
    status: status === 'RESERVED' && start >= 0 && i % 11 === 0 ? 'PENDING' : status,
    ...(i % 7 === 0
      ? { users_id: clients[(i / 7) % clients.length] }
      : start + days > -retention.guestDays
        ? { users_id: customers[i % customers.length] }
        : // What the night would forget of them is forgotten already: it would fill the event log
          { users_id: null, license_plate: forgottenPlate }),
    arrive_at: hourFrom(random, 6, 20),
    leave_at: hourFrom(random, 8, 22),
  }));
}

/** Months of rentals: each car goes from hand to hand, is serviced between, and comes back on time or a day early. */
export function rentals(
  now: Date,
  carIds: readonly number[],
  clients: readonly number[],
  customers: readonly number[],
) {
  const random = randomFrom(103);
  const hours = randomFrom(106);
  const planned = plannedRentals.map(({ car, start, days, customer, sold, pickup_at, return_at }) => ({
    cars_id: carIds[car] as number,
    since: startOf(addDays(today(now), start)),
    until: startOf(addDays(today(now), start + days)),
    status: sold ? 'RENTED' : 'PENDING',
    return_time: null,
    users_id: typeof customer === 'number' ? customers[customer] : null,
    pickup_at,
    return_at,
  }));
  const made = carIds.flatMap((cars_id) => {
    const found = [];
    const plans = plannedRentals.filter(({ car }) => carIds[car] === cars_id);
    const first = Math.min(plannedDays.first, ...plans.map(({ start }) => start));
    const last = Math.max(plannedDays.last, ...plans.map(({ start, days }) => start + days));
    // A car that is overdue is nobody's until it is back
    const isOverdue = plans.some(({ start, days }) => start + days < 0);
    for (let start = -120 + Math.floor(random() * 9); start < 30; ) {
      const days = 1 + Math.floor(random() * 9);
      const [luck, whose] = [random(), random()];
      const status =
        luck < 0.1
          ? 'CANCELLED'
          : start + days < 0
            ? 'RETURNED'
            : start <= 0
              ? 'RENTED'
              : luck < 0.35
                ? 'PENDING'
                : 'RENTED';
      const back = addDays(today(now), start + days - (luck > 0.8 ? 1 : 0));
      if (start + days < first || (start > last && !isOverdue))
        found.push({
          cars_id,
          since: startOf(addDays(today(now), start)),
          until: startOf(addDays(today(now), start + days)),
          status,
          return_time: status === 'RETURNED' ? `${back} 17:30:00 Europe/Warsaw` : null,
          users_id:
            whose < 0.4
              ? clients[Math.floor((whose / 0.4) * clients.length)]
              : customers[Math.floor(((whose - 0.4) / 0.6) * customers.length)],
          pickup_at: hourFrom(hours, 7, 20),
          return_at: hourFrom(hours, 8, 22),
        });
      start += days + 2 + Math.floor(random() * 12);
    }
    return found;
  });
  return [...made, ...planned];
}
