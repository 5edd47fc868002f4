import { expect, test } from 'vitest';
import { partsOf } from '../../db/row/list.ts';
import { matchesWords } from '../../db/row/search.ts';
import { type Query, readTogether, sql } from '../../db/sql.ts';
import { flight } from '../../src/domain/flight/flight.ts';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Filter } from '../../src/domain/kernel/query.ts';
import { columnsOf } from '../support/catalogue.ts';

/**
 * What Postgres reads for a condition where it may choose between what an index finds and the whole table: as it would
 * with so many rows that the whole table is out of the question.
 */
async function planOf(entity: Entity, where: Query): Promise<string> {
  const { from } = partsOf({ entity, filter: [], where });
  const off = (what: string) => sql`select set_config(${`enable_${what}`}, 'off', true)`;
  const [, , , plan] = await readTogether<[unknown, unknown, unknown, { 'QUERY PLAN': string }]>(
    off('seqscan'),
    off('indexscan'),
    off('indexonlyscan'),
    sql`explain select 1 from ${from}`,
  );
  return plan.map((line) => line['QUERY PLAN']).join('\n');
}

const searched = await Promise.all(
  entities.map(async (entity) => ({ entity, columns: await columnsOf(entity.table) })),
);
const grown = searched.filter(({ entity, columns }) => !entity.few && columns.some(({ name }) => name === 'search'));

test('there are tables that are searched by an index', () => expect(grown.length).toBeGreaterThan(3));

test.each(grown.map(({ entity }) => ({ entity, table: entity.table })))(
  '$table is searched by an index, for a letter, two, or more',
  async ({ entity }) => {
    for (const term of ['L', 'Lo', 'ło', 'Lon', 'LO 384', 'jan nowak']) {
      const plan = await planOf(entity, matchesWords(sql`t.search`, term));
      expect(plan, term).toContain(`Bitmap Index Scan on ${entity.table}_search`);
      expect(plan, term).not.toContain('Seq Scan');
    }
  },
);

const aircraft: Filter = { by: 'airplane_serial_no', operator: 'BETWEEN', value: ['1', '2'] };

test.each<{ list: string; filter: Filter; by: string[] | undefined }>([
  { list: 'a range of aircraft', filter: aircraft, by: undefined },
  { list: 'an airplane by airline', filter: { by: 'airplane_serial_no', value: '1' }, by: ['airline_name'] },
  { list: 'a status by gate', filter: { by: 'status', value: 'DELAYED' }, by: ['gate_name'] },
])('few rows of $list are found by its index and sorted', async ({ filter, by }) => {
  const { sorted, order } = partsOf({ entity: flight, filter: [filter], ...(by && { sort: { by, order: 'asc' } }) });
  if (!sorted) throw new Error('The list is read along its order, past all that does not fit');
  const [, plan] = await readTogether<[unknown, { 'QUERY PLAN': string }]>(
    sql`select set_config('enable_seqscan', 'off', true)`,
    sql`explain select t.id from ${sorted(1000)} order by ${order} limit 5`,
  );
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).toMatch(/Sort\b/);
  expect(text).toMatch(new RegExp(`Index Cond: \\(+${filter.by}\\b`));
});

test('a list whose index has its order is read along it', () => {
  const day: Filter = { by: 'arrival', operator: 'BETWEEN', value: ['2026-06-18', '2026-06-18'] };
  for (const filter of [[], [{ by: 'status', value: 'DELAYED' }], [day]] satisfies Filter[][])
    expect(partsOf({ entity: flight, filter })).not.toHaveProperty('sorted');
});
