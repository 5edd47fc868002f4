import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { type FlightsRequest, listFlights } from '../../db/flight/flights.ts';
import { type Flight, flight } from '../../src/domain/flight/flight.ts';
import { query } from '../support/database.ts';

const day = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();

beforeAll(async () => {
  await seedDemo(process.env.DATABASE_URL ?? '');
  // Moments that an answer does not tell to the last digit; flights of a day and a half, and of no time at all, among
  // the usual
  await query(
    `update flights set departure = departure + interval '400 microseconds',
      arrival = arrival + interval '400 microseconds'`,
  );
  const length = `case when hashtext(id) % 2 = 0 then interval '36 hours' else interval '0' end`;
  for (const [direction, changed] of [
    ['is_departure', `arrival = departure + ${length}`],
    ['not is_departure', `departure = arrival - ${length}`],
  ])
    await query(`update flights set ${changed} where ${direction} and hashtext(number || id) % 5 = 0`);
});

async function whole(request: Omit<FlightsRequest, 'page' | 'limit'>): Promise<Flight[]> {
  const { data, meta } = await listFlights({ ...request, page: 1, limit: 100 });
  for (let page = 2; page <= meta.pages; page++)
    data.push(...(await listFlights({ ...request, page, limit: 100 })).data);
  return data;
}

describe.each([undefined, 'departure', 'arrival'] as const)('in the tab %s', (direction) => {
  const orders = flight.sort.flatMap((by) => (['asc', 'desc'] as const).map((order) => ({ by: [by], order })));

  test.each([
    ...orders.map((sort) => [`${sort.by} ${sort.order}`, sort] as const),
    ['no order of its own', undefined] as const,
  ])('a range of times has what reading every flight finds, by %s', async (_, sort) => {
    const parameters = { ...(direction && { direction }), ...(sort && { sort }) };
    const every = await whole({ ...parameters, filter: [] });
    for (const by of ['departure', 'arrival'] as const) {
      // From one flight's moment to another's, so that both ends are met
      const times = every.map((it) => it[by]).sort();
      const [from, to] = [times[Math.floor(times.length * 0.4)] ?? '', times[Math.floor(times.length * 0.6)] ?? ''];
      const found = await whole({ ...parameters, filter: [{ by, operator: 'BETWEEN', value: [from, to] }] });
      expect(found.map(({ id }) => id)).toEqual(
        every.filter((it) => it[by] >= from && it[by] <= to).map(({ id }) => id),
      );
      expect(found.length).toBeGreaterThan(20);
    }
  });

  test('a range before and after all flights is empty', async () => {
    for (const since of [Date.now() - 900 * day, Date.now() + 900 * day])
      for (const by of ['departure', 'arrival']) {
        const filter = [
          { by, operator: 'BETWEEN' as const, value: [iso(since), iso(since + day)] as [string, string] },
        ];
        for (const sort of orders) expect(await whole({ ...(direction && { direction }), filter, sort })).toEqual([]);
      }
  });
});

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('ł', 'l').toLowerCase();

describe('a term of one or two characters', () => {
  test("finds London by 'Lo'", async () => {
    const found = await whole({ filter: [], term: 'Lo' });
    expect(found.some((it) => it.destination.startsWith('Londyn'))).toBe(true);
    expect(found.some(({ number }) => number.startsWith('LO'))).toBe(true);
  });

  const found = async (term: string) => (await whole({ filter: [], term })).map(({ id }) => id).sort();

  test.each(['lo', 'L', 'w6', 'BZ', 'wa', '2', 'zu', '_', '%', '.', '.*', '\\', '[a', '$', '^', '|l'])(
    '%s is the beginning of a word in any column that is searched',
    async (term) => {
      const words = (flight: Flight) =>
        [
          flight.number,
          flight.number.slice(2),
          flight.airline_name,
          flight.destination,
          flight.origin,
          flight.airplane_serial_no,
        ].flatMap((text) => folded(text).split(/[ (-]/));
      const every = await whole({ filter: [] });
      const matching = every.filter((it) => words(it).some((word) => word.startsWith(folded(term))));
      expect(await found(term)).toEqual(matching.map(({ id }) => id).sort());
    },
  );
});

test.each(['departure', 'arrival'] as const)(
  '%ss from a moment on are those that have yet to go, and those that are late',
  async (direction) => {
    const now = Date.now();
    const at = (minutes: number) => iso(now + minutes * 60_000);
    const is_departure = direction === 'departure';
    const add = (id: string, time: number, status = 'SCHEDULED', estimated?: number) => {
      const here = at(time);
      const there = at(time + (is_departure ? 90 : -90));
      return query(
        `insert into flights (id, status, airline_name, departure, arrival, destination, origin, airplane_serial_no,
          is_departure, estimated)
       select $1, $2, airline_name, $3, $4, destination, 'Od chwili (TST)', airplane_serial_no, $5, $6
       from flights limit 1`,
        [
          id,
          status,
          is_departure ? here : there,
          is_departure ? there : here,
          is_departure,
          estimated === undefined ? null : at(estimated),
        ],
      );
    };
    await query(`delete from flights where origin = 'Od chwili (TST)'`);
    await add('SN1', -120);
    await add('SN2', -120, 'DELAYED', 20);
    await add('SN3', -120, 'DELAYED', -40);
    await add('SN4', -120, 'DELAYED');
    await add('SN5', -120, 'CANCELED', 20);
    await add('SN6', 20, 'CANCELED');
    await add('SN7', 20, 'SCHEDULED', -40);
    await add('SN8', -1500, 'DELAYED', 20);
    await add('SN9', -300, 'DELAYED');
    const from = async (since: string) => {
      const filter = [{ by: 'origin', value: 'Od chwili (TST)' }];
      return (await whole({ direction, since, filter, sort: { by: ['id'], order: 'asc' } })).map(({ id }) => id);
    };
    for (const minutes of [-30, 20]) expect(await from(at(minutes))).toEqual(['SN2', 'SN4', 'SN6', 'SN7']);
    expect(await from(at(21))).toEqual(['SN4']);
    expect(await from(at(61))).toEqual([]);
  },
);

test.each(['departure', 'arrival'] as const)(
  '%ss of a whole day may begin with what has yet to go, and page on to what has gone',
  async (direction) => {
    const [since, upcoming] = [iso(Date.now() - day), iso(Date.now())];
    const request = { direction, since, term: 'lo', filter: [] };
    const coming = await whole({ ...request, since: upcoming });
    const gone = (await whole(request)).filter(({ id }) => !coming.some((it) => it.id === id));
    expect([coming.length, gone.length].every((count) => count > 1)).toBe(true);
    const found = [...coming, ...gone];
    expect(await whole({ ...request, upcoming })).toEqual(found);
    const limit = 3;
    for (let page = Math.floor(coming.length / limit); page <= Math.ceil(found.length / limit); page++) {
      const { data } = await listFlights({ ...request, upcoming, page, limit });
      expect(data, `page ${page}`).toEqual(found.slice((page - 1) * limit, page * limit));
    }
  },
);
