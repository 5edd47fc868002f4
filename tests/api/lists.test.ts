import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { loginLog } from '../../src/domain/account/login-log.ts';
import { user } from '../../src/domain/account/user.ts';
import { parking } from '../../src/domain/booking/parking.ts';
import { rental } from '../../src/domain/booking/rental.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { dayOf } from '../../src/domain/language/days.ts';
import { eventLog } from '../../src/domain/office/event-log.ts';
import { luggage } from '../../src/domain/travel/luggage.ts';
import { ticket } from '../../src/domain/travel/ticket.ts';
import { person, signIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';

type Row = Record<string, unknown> & { id: number };
let cookies: Record<string, string>;

beforeAll(async () => {
  await seedDemo(process.env.DATABASE_URL ?? '');
  for (let i = 0; i < 3; i++) await signIn(await person());
  cookies = await signIn(await person('admin'));
});

async function page(
  entity: Entity,
  params: Record<string, unknown>,
): Promise<{ data: Row[]; meta: { page: number; pages: number; total: number } }> {
  const query = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  const { status, json } = await call('GET', `/api/${entity.path}?${new URLSearchParams(query)}`, { cookies });
  expect(status).toBe(200);
  return json;
}

/** A page to the end, then no further. */
async function whole(entity: Entity, limit: number, more: Record<string, unknown> = {}): Promise<Row[]> {
  const { data, meta } = await page(entity, { page: 1, limit, ...more });
  for (let n = 2; n <= meta.pages; n++) data.push(...(await page(entity, { page: n, limit, ...more })).data);
  expect(data).toHaveLength(meta.total);
  expect((await page(entity, { page: meta.pages + 1, limit, ...more })).meta.page).toBe(meta.pages);
  return data;
}

const listed: Entity[] = [rental, parking, ticket, luggage, user, eventLog, loginLog];
// The event log of the seed is long: its newest day will do
const narrowed = (entity: Entity): Record<string, unknown> =>
  entity === eventLog ? { filter: [{ by: 'table_name', value: 'users' }] } : {};

// The demo has no paid bookings: see tests/db/filters.test.ts
const isOfOrder = (by: string) => by.startsWith('order_');

describe.each(listed.map((it) => [it.path, it] as const))('the list of %s', (_path, entity) => {
  const kindOf = (name: string) => (entity.fields as Fields)[name]?.kind ?? 'int';

  test('shows every row once, a page at a time', async () => {
    const rows = await whole(entity, 7, narrowed(entity));
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect((await page(entity, {})).data.length).toBeLessThanOrEqual(entity.pageSize);
  });

  test.each(Object.keys(entity.filter).filter((by) => entity.filter[by]?.includes('=') && !isOfOrder(by)))(
    'is narrowed by %s',
    async (by) => {
      const all = await whole(entity, 100, narrowed(entity));
      const sample = all.find((row) => row[by] !== null)?.[by];
      expect(sample, 'the demo has a value').toBeDefined();
      const isMoment = kindOf(by) === 'instant';
      const day = isMoment ? dayOf(String(sample)) : '';
      const filter = isMoment ? { by, operator: 'BETWEEN', value: [day, day] } : { by, value: sample };
      const found = await whole(entity, 100, { filter: [filter, ...((narrowed(entity).filter as object[]) ?? [])] });
      const expected = all.filter((row) =>
        isMoment ? row[by] !== null && dayOf(String(row[by])) === day : row[by] === sample,
      );
      expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    },
  );

  test.each([...entity.sort])('is sorted by %s, both ways', async (by) => {
    const sorted = (order: string) => whole(entity, 100, { ...narrowed(entity), sort: { by: [by], order } });
    const [up, down] = [await sorted('asc'), await sorted('desc')];
    expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).reverse());
    const values = up.map((row) => row[by]);
    const collator = new Intl.Collator('pl');
    const inOrder = values.slice(1).every((value, i) => {
      const before = values[i];
      if (kindOf(by) === 'choice') return String(before) <= String(value);
      return typeof value === 'number' ? Number(before) <= value : collator.compare(String(before), String(value)) <= 0;
    });
    expect(inOrder, String(values)).toBe(true);
  });
});
