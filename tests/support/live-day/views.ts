import { flightStatus } from '../../../src/domain/flight/flight-status.ts';
import { flightNumber } from '../../../src/domain/flight/flight-words.ts';
import { planMatters } from '../../../src/domain/flight/plan.ts';
import type { PlanDay } from '../../../src/domain/flight/plan-day.ts';
import { formatTime } from '../../../src/domain/language/days.ts';
import { call } from '../call.ts';
import { knockOns, overlaps, type Row, rowsNow } from './reference.ts';
import type { LiveDay } from './world.ts';

const sorted = (them: Iterable<string>) => [...them].sort().join(' ');

/** The plan tells each overlap, each aircraft that comes too late, and nothing of the kind that is not so. */
async function planFaults({ day, as }: LiveDay, rows: readonly Row[], now: number): Promise<string[]> {
  const { cookies } = await as('airport_staff');
  const { json } = await call('GET', `/api/plan?day=${day}`, { cookies });
  const matters = planMatters(json.data[0] as PlanDay, now);
  const told = matters.flatMap((it) =>
    it.kind === 'overlap'
      ? it.stay.flights.flatMap((a) => it.other.flights.map((b) => [a.id, b.id].sort().join('+')))
      : [],
  );
  const late = matters.flatMap((it) => (it.kind === 'knock-on' ? [it.knockOn.departure.id] : []));
  const pairs: [what: string, plan: string, reference: string][] = [
    ['overlaps', sorted(new Set(told)), sorted(overlaps(rows, now))],
    ['late aircraft', sorted(late), sorted(knockOns(rows, now))],
  ];
  return pairs.flatMap(([what, plan, reference]) =>
    plan === reference ? [] : [`${what}: the plan tells '${plan}', it is '${reference}'`],
  );
}

/** Board, flight page, its data for search engines, calendar and API say the same words, time and gate of a flight. */
export async function publicFaults({ day }: LiveDay, { id, number, is_departure, here }: Row): Promise<string[]> {
  const named = new URLSearchParams({ filter: JSON.stringify([{ by: 'id', value: id }]) });
  const { json } = await call('GET', `/api/flights?${named}`);
  const [flight] = json.data;
  const label = flight.told?.label ?? flightStatus[flight.status as keyof typeof flightStatus].label;
  const expected = flight.estimated ?? (is_departure ? flight.departure : flight.arrival);
  const path = `/lot/${encodeURIComponent(flightNumber(number))}/${day}`;
  const question = new URLSearchParams({ isarrdep: is_departure ? 'departure' : 'arrival', search: number });
  const [board, page, calendar] = [
    (await call('GET', `/harmonogram?${question}`)).text,
    (await call('GET', path)).text,
    (await call('GET', `${path}.ics`)).text.replaceAll('\r\n ', ''),
  ];
  const data = /<script type="application\/ld\+json"[\s\S]*?<\/script>/.exec(page ?? '')?.[0] ?? '';
  const row = /<tbody[\s\S]*?<\/tbody>/.exec(board)?.[0] ?? '';
  const stamp = new Date(expected).toISOString().replace(/[-:]|\.\d+/g, '');
  const demanded: [where: string, text: string, words: string][] = [
    ['the page', page, `Status: ${label}.`],
    ['the page', page, `${is_departure ? 'odlot' : 'przylot'} ${formatTime(expected)}`],
    ['the page’s data', data, `"Status: ${label}."`],
    ['the page’s data', data, new Date(expected).toISOString()],
    ['the calendar', calendar, stamp],
    ['the calendar', calendar, `Status: ${label}.`],
    ...(flight.gate_name && page.includes('gate=') ? [['the page', page, `gate=${flight.gate_name};`] as const] : []),
    // What has left or come is on the board no more, some time after
    ...(row.includes(flightNumber(number))
      ? ([
          ['the board', row, label],
          ['the board', row, formatTime(expected)],
        ] as const)
      : []),
  ].map(([where, text, words]) => [where ?? '', text ?? '', words ?? '']);
  const missing = demanded.flatMap(([where, text, words]) =>
    text.includes(words) ? [] : [`${id}: ${where} does not say '${words}'`],
  );
  const stored = new Date(here).toISOString();
  const isLeft = ['AIRBORNE', 'FINISHED', 'TAKE OFF', 'LANDING'].includes(flight.status);
  return isLeft || new Date(expected).toISOString() === stored
    ? missing
    : [...missing, `${id}: the API tells ${expected}`];
}

/** What does not hold now, whoever looks: staff at the plan, passengers at what concerns the next hours. */
export async function faultsOf(world: LiveDay): Promise<string[]> {
  const now = Date.now();
  const rows = await rowsNow();
  const soon = rows.filter(({ here }) => Math.abs(here - now) < 45 * 60_000);
  const faults = await planFaults(world, rows, now);
  for (const row of soon) faults.push(...(await publicFaults(world, row)));
  return faults;
}
