import { randomFrom } from '../../../db/demo/random.ts';
import { homeAirport } from '../../../src/airport/identity.ts';
import type { MilestoneKind } from '../../../src/domain/flight/milestone-kinds.ts';
import type { Role } from '../../../src/domain/kernel/roles.ts';
import { parseInstant, startOf } from '../../../src/domain/language/days.ts';
import { type Signed, signedIn } from '../accounts.ts';
import { inDays } from '../bookings.ts';
import { call } from '../call.ts';
import { query } from '../database.ts';
import { moveClock } from '../move-clock.ts';
import { overlaps, type Row, rowsNow } from './reference.ts';
import { faultsOf } from './views.ts';
import { between, type Event, type LiveDay } from './world.ts';

const minute = 60_000;
/** A session is asked for its password again after some minutes of the day's clock. */
const signedInFor = 4 * minute;

const timeOf = (ms: number) => new Date(ms).toISOString();

/** Flights of so many aircraft, each of which comes once and leaves once, from five in the morning on. */
export async function timetable(world: LiveDay, turns: number): Promise<void> {
  const begin = Date.parse(parseInstant(`${world.day} 05:00:00`) ?? '');
  const span = 16 * 60;
  for (let at = 0; at < turns; at++) {
    const plane = `LD-${at}`;
    await query(
      `insert into airplanes values ($1, 'A320', 'Airbus', 2015, 180, 27000, 9000, 6, 20000) on conflict do nothing`,
      [plane],
    );
    const comes = begin + Math.round((at * span) / turns + between(world, 0, 10)) * minute;
    const leaves = comes + between(world, 9, 18) * 5 * minute;
    for (const [here, departs] of [
      [comes, false],
      [leaves, true],
    ] as const) {
      const hour = 60 * minute;
      const [departure, arrival] = departs ? [here, here + 2 * hour] : [here - 2 * hour, here];
      const [from, to] = departs ? [homeAirport, 'Oslo (OSL)'] : ['Oslo (OSL)', homeAirport];
      const number = `LO${2000 + at * 2 + Number(departs)}`;
      await query(
        `insert into flights (id, status, airline_name, departure, arrival, destination, origin, airplane_serial_no,
                              is_departure) values ($1, 'SCHEDULED', 'LOT', $2, $3, $4, $5, $6, $7)`,
        [number, timeOf(departure), timeOf(arrival), to, from, plane, departs],
      );
    }
  }
}

const rowOf = async (id: string) => (await rowsNow()).find((it) => it.id === id);

/** Gives a flight a gate, and where it is refused the first that fits; an accepted one never overlaps by the plan. */
export async function assign(world: LiveDay, id: string, gate: number): Promise<void> {
  const row = await rowOf(id);
  if (!row) return;
  const { cookies } = await world.as('airport_staff');
  const ask = (Gates_id: number, version: number) =>
    call('POST', `/api/flights/${id}/gate`, { cookies, body: { Gates_id, version } });
  const { status, json } = await ask(gate, row.version);
  if (status === 200) return demandAlone(world, id);
  if (status !== 409) return void world.faults.push(`a gate for ${id} answered ${status} ${json.message}`);
  const free = (json.free ?? []).find((it: { fits: boolean }) => it.fits);
  const now = await rowOf(id);
  if (!free || !now) return void world.diary.push(`${id} stays without another gate: ${json.message}`);
  const again = await ask(free.id, now.version);
  if (again.status === 200) await demandAlone(world, id);
}

async function demandAlone(world: LiveDay, id: string): Promise<void> {
  const met = [...overlaps(await rowsNow(), Date.now())].filter((pair) => pair.split('+').includes(id));
  if (met.length > 0) world.faults.push(`${id} was given a gate where it meets ${met.join(', ')}`);
}

/** What somebody does to a flight through the API; a refusal that nobody expected is a fault. */
export async function change(world: LiveDay, role: Role, id: string, patch: object): Promise<void> {
  const row = await rowOf(id);
  const { cookies } = await world.as(role);
  const body = { ...patch, version: row?.version };
  const { status, json } = await call('PATCH', `/api/flights/${id}`, { cookies, body });
  if (status !== 200)
    world.faults.push(`changing ${id} answered ${status} ${json.message} ${JSON.stringify(json.errors)}`);
}
export async function press(world: LiveDay, role: Role, id: string, kind: MilestoneKind): Promise<void> {
  const { cookies } = await world.as(role);
  const body = { kind, at: timeOf(Date.now()) };
  const { status, json } = await call('POST', `/api/flights/${id}/milestones`, { cookies, body });
  if (status !== 201) world.faults.push(`${kind} of ${id} answered ${status} ${json.message}`);
}

/** Sessions that are renewed as the day goes on. */
function sessions(): LiveDay['as'] {
  const held = new Map<Role, { who: Signed; since: number }>();
  return async (role) => {
    const before = held.get(role);
    if (before && Date.now() - before.since < signedInFor) return before.who;
    const who = await signedIn(role);
    held.set(role, { who, since: Date.now() });
    return who;
  };
}

/** Plays a day: gates are given before it begins, then its events happen; after each, all who look see the same. */
export async function playDay(
  seed: number,
  turns: number,
  eventsOf: (world: LiveDay, flights: readonly Row[]) => Event[],
) {
  const day = inDays(1);
  await moveClock(`${Math.round((startOf(day) + 3 * 60 * minute - Date.now()) / 1000)} seconds`);
  await query('truncate flights, airplanes, gate_closures, gates, accepted_matters cascade');
  const added = await query<{ id: number }>(
    `insert into gates (name, status, zone) select 'A' || n, 'READY', 'both' from generate_series(1, 6) n returning id`,
  );
  const gates = added.map(({ id }) => id);
  const world: LiveDay = { day, random: randomFrom(seed), gates, as: sessions(), diary: [], faults: [] };
  await timetable(world, turns);
  for (const { id } of await rowsNow()) await assign(world, id, gates[between(world, 0, gates.length - 1)] ?? 0);
  const events = eventsOf(world, await rowsNow()).sort((a, b) => a.at - b.at);
  for (const { at, run } of events) {
    const wait = Math.ceil((at - Date.now()) / 1000);
    if (wait > 0) await moveClock(`${wait} seconds`);
    await run(world);
    world.faults.push(...(await faultsOf(world)).map((it) => `${new Date().toISOString().slice(11, 16)} ${it}`));
    if (world.faults.length > 0) break;
  }
  return { faults: world.faults, diary: world.diary, events: events.length };
}
