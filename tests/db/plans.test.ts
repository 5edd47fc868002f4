import { expect, test } from 'vitest';
import { partsOf } from '../../db/row/list.ts';
import { matchesWords } from '../../db/row/search.ts';
import { type Query, readTogether, sql } from '../../db/sql.ts';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
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
