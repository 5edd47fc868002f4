import type { MilestoneKind } from '../../../src/domain/flight/milestone-kinds.ts';
import type { Role } from '../../../src/domain/kernel/roles.ts';
import { call } from '../call.ts';
import { assign, change, press } from './day.ts';
import { overlaps, type Row, rowsNow } from './reference.ts';
import { between, type Event, type LiveDay } from './world.ts';

const minute = 60_000;

/** An arrival and the next flight of its aircraft, as they go; each step is pressed when the flight is there for it. */
function stepsOf(world: LiveDay, arrival: Row, departure: Row, late: number): Event[] {
  const comes = arrival.planned + late * minute;
  const leaves = Math.max(departure.planned, late > 0 ? comes + 45 * minute : 0);
  const step = (at: number, { id }: Row, role: Role, kind: MilestoneKind) => ({
    at,
    run: () => press(world, role, id, kind),
  });
  const news = (at: number, { id }: Row, to: number) => ({
    at,
    run: () => change(world, 'atc', id, { estimated: new Date(to).toISOString(), status: 'DELAYED' }),
  });
  return [
    ...(late > 0 ? [news(arrival.planned - 50 * minute, arrival, comes)] : []),
    // The next flight is told late only when its aircraft has landed, or never before that
    ...(leaves > departure.planned ? [news(Math.min(comes, departure.planned) - 10 * minute, departure, leaves)] : []),
    step(comes, arrival, 'atc', 'landed'),
    step(comes + 6 * minute, arrival, 'ground_crew', 'in_block'),
    step(leaves - 25 * minute, departure, 'airport_staff', 'boarding'),
    step(leaves, departure, 'ground_crew', 'off_block'),
    step(leaves + 8 * minute, departure, 'atc', 'airborne'),
  ];
}

/** A gate is closed for two hours, and what stood there is moved. */
function closure(world: LiveDay, at: number): Event {
  const gate = world.gates[between(world, 0, world.gates.length - 1)] ?? 0;
  const run = async () => {
    const { cookies } = await world.as('airport_staff');
    const [since, until] = [at + 20 * minute, at + 140 * minute].map((it) => new Date(it).toISOString());
    const body = { Gates_id: gate, since, until, reason: 'naprawa rękawa' };
    const { status, json } = await call('POST', '/api/closures', { cookies, body });
    if (status !== 201) world.faults.push(`closing a gate answered ${status} ${json.message}`);
    const rows = await rowsNow();
    const there = rows.filter((it) => it.gate === gate && it.here > at && it.here < at + 140 * minute);
    for (const { id } of there) await assign(world, id, world.gates.find((it) => it !== gate) ?? gate);
  };
  return { at, run };
}

/** Two people give one gate to different flights at one moment: one of them has it. */
function race(world: LiveDay, at: number): Event {
  const run = async () => {
    const rows = (await rowsNow()).filter((it) => it.here > at + 70 * minute && it.here < at + 300 * minute);
    const [one, other] = rows.filter((it) => it.is_departure);
    const gate = world.gates[between(world, 0, world.gates.length - 1)] ?? 0;
    await Promise.all([one, other].map((it) => it && assign(world, it.id, gate)));
  };
  return { at, run };
}

/** Whatever overlaps is solved by moving one of the two, if a gate is free. */
function solving(world: LiveDay, at: number): Event {
  const run = async () => {
    for (const pair of overlaps(await rowsNow(), Date.now())) {
      const ids = pair.split('+');
      const row = (await rowsNow()).find((it) => ids.includes(it.id) && it.here > Date.now() + 10 * minute);
      if (row) await assign(world, row.id, world.gates[between(world, 0, world.gates.length - 1)] ?? 0);
    }
  };
  return { at, run };
}

/** Two departures of the afternoon change their aircraft. */
function swap(world: LiveDay, at: number): Event {
  const run = async () => {
    const ahead = (await rowsNow()).filter((it) => it.is_departure && it.here > at + 120 * minute);
    const [one, other] = ahead;
    if (!one || !other) return;
    await change(world, 'atc', one.id, { airplane_serial_no: other.aircraft });
    await change(world, 'atc', other.id, { airplane_serial_no: one.aircraft });
  };
  return { at, run };
}

/** What happens on a day: a third of the arrivals is late, some so late that their next flight waits for them. */
export function eventsOfDay(world: LiveDay, flights: readonly Row[]): Event[] {
  const departures = new Map(flights.filter((it) => it.is_departure).map((it) => [it.aircraft, it]));
  const arrivals = flights.filter((it) => !it.is_departure);
  const begin = Math.min(...arrivals.map(({ planned }) => planned));
  const hours = (...them: number[]) => them.map((n) => begin + n * 60 * minute);
  return [
    ...hours(2, 6, 10).map((at) => closure(world, at)),
    ...hours(1, 3, 5, 7, 9).map((at) => race(world, at + 7 * minute)),
    ...hours(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12).map((at) => solving(world, at + 13 * minute)),
    ...hours(4, 8).map((at) => swap(world, at)),
    ...arrivals.flatMap((arrival) => {
      const departure = departures.get(arrival.aircraft);
      const late = world.random() < 0.35 ? between(world, 2, 22) * 5 : 0;
      return departure ? stepsOf(world, arrival, departure, late) : [];
    }),
  ];
}
