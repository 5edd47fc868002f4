import { expect, test } from 'vitest';
import { updateRow } from '../../db/row/write.ts';
import { choices } from '../../src/domain/kernel/choices.ts';
import { entity } from '../../src/domain/kernel/entity.ts';
import { choice } from '../../src/domain/kernel/field.ts';
import { query } from '../support/database.ts';

const status = choices({
  CLOSED: { label: 'Zamknięta', next: ['BUSY', 'READY'] },
  BUSY: { label: 'Zajęta', next: [] },
  READY: { label: 'Gotowa', next: ['BUSY'] },
});
/** Gates as they would be with statuses that follow from one another. */
const ruledGate = entity({
  table: 'gates',
  path: 'bramki',
  one: 'Bramka',
  many: 'Bramki',
  label: ['status'],
  read: [],
  write: [],
  fields: { status: choice('Status', status) },
  list: ['status'],
  pageSize: 4,
});

async function addGate(status: string): Promise<number> {
  const name = `G${Math.random()}`.slice(0, 20);
  const [row] = await query<{ id: number }>('insert into gates (name, status) values ($1, $2) returning id', [
    name,
    status,
  ]);
  return row?.id ?? 0;
}
const become = (id: number, to: string, version?: number) =>
  updateRow(1, ruledGate, id, { status: to }, { version: version ?? null });

test.each([
  ['CLOSED', 'BUSY'],
  ['READY', 'BUSY'],
])('%s may become %s', async (from, to) => {
  expect(await become(await addGate(from), to)).toEqual({ version: 2, changed: true });
});

test('a status that stays as it is changes nothing, whatever may follow', async () => {
  expect(await become(await addGate('BUSY'), 'BUSY')).toEqual({ version: 1, changed: false });
});

test('a status that may not follow is a 409 that names both, and nothing is written', async () => {
  const id = await addGate('BUSY');
  const text = '„Zajęta” nie może zmienić się w „Gotowa”';
  await expect(become(id, 'READY')).rejects.toMatchObject({ status: 409, message: text, errors: { status: text } });
  expect(await query('select status, version from gates where id = $1', [id])).toEqual([
    { status: 'BUSY', version: 1 },
  ]);
});

test('a newer version is told before what may follow', async () => {
  const id = await addGate('CLOSED');
  await become(id, 'BUSY');
  expect(await become(id, 'READY', 1)).toBe('stale');
});

test('of many who change a status at once, those who come after one that ends it are refused', async () => {
  const id = await addGate('CLOSED');
  const statuses = ['READY', 'BUSY', 'READY', 'BUSY', 'READY', 'BUSY'];
  await Promise.allSettled(statuses.map((to) => become(id, to)));
  const lines = await query<{ change: [string, string] }>(
    `select log_details -> 'changes' -> 'status' as change from event_log
      where table_name = 'gates' and log_details ->> 'id' = $1 and action = 'UPDATE' order by id`,
    [String(id)],
  );
  expect(lines.length).toBeGreaterThan(0);
  for (const { change } of lines) expect(['CLOSED,BUSY', 'CLOSED,READY', 'READY,BUSY']).toContain(change.join());
});
