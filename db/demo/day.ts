import type pg from 'pg';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { gates } from './content.ts';
import type { flights } from './flights.ts';

type SeededFlight = ReturnType<typeof flights>[number];
type Values = Record<string, string | number | boolean | null>;

/** What somebody did, so many minutes ago: of one row, what it was before and is since. */
interface Deed {
  ago: number;
  by: Role;
  table: string;
  /** SQL: which row. */
  of: string;
  was: Values;
  is: Values;
}

const minute = 60_000;
const keyOf = (table: string) => (table === 'equipment' ? 'serial_no' : 'id');

/** What was done in the last day, the oldest first. */
export const lastDay = (now: Date, timetable: readonly SeededFlight[]): Deed[] =>
  [...ofFlights(now, timetable), ...ofTheRest].sort((a, b) => b.ago - a.ago);

/**
 * The last day as the event log tells it: who did what to the rows that the demo has. They are set back first, which
 * leaves no line, and then become what they are, each at its time.
 */
export async function liveADay(client: pg.Client, now: Date, timetable: readonly SeededFlight[]): Promise<void> {
  const deeds = lastDay(now, timetable);
  // What the seed itself wrote was there the day before
  await client.query(`update event_log set timestamp_log = $1`, [new Date(now.getTime() - 1440 * minute)]);
  const [{ last }] = (await client.query('select max(id) as last from event_log')).rows;
  const rows = [];
  for (const deed of deeds) {
    const { rows: found } = await client.query<{ key: string }>(`select (${deed.of})::text as key`);
    if (found[0]?.key) rows.push({ ...deed, key: found[0].key });
  }
  for (const deed of rows.toReversed()) await change(client, deed, deed.was);
  await client.query('delete from event_log where id > $1', [last]);
  for (const deed of rows) {
    await client.query(
      "select set_config('app.user', (select id::text from users where role = $1 order by id limit 1), true)",
      [deed.by],
    );
    await change(client, deed, deed.is);
    await client.query('update event_log set timestamp_log = $1 where id = (select max(id) from event_log)', [
      new Date(now.getTime() - deed.ago * minute),
    ]);
  }
}

async function change(client: pg.Client, { table, key }: Deed & { key: string }, to: Values): Promise<void> {
  const names = Object.keys(to);
  await client.query(
    `update ${table} set ${names.map((name, at) => `${name} = $${at + 2}`)} where ${keyOf(table)}::text = $1`,
    [key, ...Object.values(to)],
  );
}

/** What a flight went through, from its end backwards to what it began with. */
function ofFlights(now: Date, timetable: readonly SeededFlight[]): Deed[] {
  const ago = (moment: string, minutes = 0) => Math.round((now.getTime() - Date.parse(moment)) / minute) - minutes;
  const steps = (flight: SeededFlight): [ago: number, status: string][] =>
    flight.is_departure
      ? [
          [ago(flight.departure, -60), 'SCHEDULED'],
          [ago(flight.departure, -30), 'WAITING'],
          [ago(flight.departure), 'TAKE OFF'],
          [ago(flight.departure, 4), 'AIRBORNE'],
          [ago(flight.arrival, 2), 'FINISHED'],
        ]
      : [
          [ago(flight.arrival, -50), 'AIRBORNE'],
          [ago(flight.arrival, -6), 'LANDING'],
          [ago(flight.arrival, 3), 'FINISHED'],
        ];
  const flown = (flight: SeededFlight): Deed[] => {
    const all = steps(flight);
    const until = all.findIndex(([, status]) => status === flight.status);
    return all.slice(1, until + 1).map(([ago, status], at) => ({
      ...{ ago, by: 'atc', table: 'flights', of: `'${flight.id}'` },
      ...{ was: { status: all[at]?.[1] ?? status }, is: { status } },
    }));
  };
  const isWhole = (deeds: Deed[]) => deeds.length > 0 && deeds.every(({ ago }) => ago > 1 && ago < 600);
  const late = timetable
    .filter(({ status, estimated }) => status === 'DELAYED' && estimated !== null)
    .slice(0, 3)
    .map(({ id, estimated }, at) => ({
      ...{ ago: 20 + 45 * at, by: 'atc' as const, table: 'flights', of: `'${id}'` },
      ...{ was: { status: 'SCHEDULED', estimated: null }, is: { status: 'DELAYED', estimated } },
    }));
  const lived = timetable.map(flown).filter(isWhole);
  // At a busy hour more of them would fill the log's first page, and nobody else be seen there
  return [...lived.slice(-6).flat(), ...late];
}

/** How many minutes ago each gate that is not ready was set so. */
const setAgo = [
  [512, 'CLOSED', 0],
  [166, 'ON STAND', 0],
  [41, 'BUSY', 0],
  [17, 'BUSY', 1],
] as const;
const gateDeeds = setAgo.flatMap(([ago, status, nth]): Deed[] => {
  const gate = gates.filter((it) => it.status === status)[nth];
  const of = `select id from gates where name = '${gate?.name}'`;
  return gate ? [{ ago, by: 'airport_staff', table: 'gates', of, was: { status: 'READY' }, is: { status } }] : [];
});
const moved = (serial: string, ago: number, was: string, is: string): Deed => ({
  ...{ ago, by: 'ground_crew', table: 'equipment', of: `'${serial}'` },
  ...{ was: { location: was }, is: { location: is } },
});
const booked = (table: 'rentals' | 'parking', by: Role, ago: number, was: string, is: string): Deed => ({
  ...{ ago, by, table, was: { status: was }, is: { status: is } },
  of: `select id from ${table} where status = '${is}' and since <= clock() + interval '3 days' order by since desc, id
       limit 1`,
});

const ofTheRest: Deed[] = [
  ...gateDeeds,
  moved('ICE-0416', 548, 'Garaż zimowy', 'Stanowisko odladzania'),
  moved('TUG-0871', 287, 'Płyta A, stanowisko 3', 'Hangar 1'),
  moved('STR-1108', 93, 'Płyta A, stanowisko 1', 'Płyta B, stanowisko 4'),
  booked('rentals', 'rental_staff', 204, 'PENDING', 'RENTED'),
  booked('parking', 'parking_staff', 131, 'PENDING', 'RESERVED'),
  {
    ...{ ago: 431, by: 'atc', table: 'taxiways', of: "select id from taxiways where status = 'CLOSED' limit 1" },
    ...{ was: { status: 'READY', is_available: true }, is: { status: 'CLOSED', is_available: false } },
  },
  {
    ...{
      ago: 338,
      by: 'rental_staff',
      table: 'cars',
      of: "select id from cars where brand = 'Toyota' order by id limit 1",
    },
    ...{ was: { price_per_day: 129 }, is: { price_per_day: 139 } },
  },
];
