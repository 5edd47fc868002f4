import { beforeAll, expect, test } from 'vitest';
import { resource } from '../../functions/lib/resource/resource.ts';
import { background, contextOf } from '../../netlify/local/context.ts';
import { entity } from '../../src/domain/kernel/entity.ts';
import { money } from '../../src/domain/kernel/field.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { query } from '../support/database.ts';

// No entity has an amount that people edit yet: this one is as the first will be
const tariff = entity({
  table: 'tariffs',
  path: 'tariffs',
  one: 'Opłata',
  many: 'Opłaty',
  label: ['id'],
  read: ['airport_staff'],
  write: ['airport_staff'],
  fields: { fee: money('Opłata', { min: 50, max: 20_000 }) },
  list: ['fee'],
  pageSize: 5,
});
const handle = resource(tariff);

let staff: Signed;
beforeAll(async () => {
  staff = await signedIn('airport_staff');
  await query(`create table tariffs (id integer primary key generated always as identity, fee integer not null,
                                     version integer not null default 1)`);
  await query('grant select, insert, update, delete on tariffs to public');
});

async function send(method: string, path: string, body?: unknown) {
  const url = new URL(`/api/tariffs${path}`, 'http://localhost:8888');
  const { session = '' } = Object.fromEntries(
    Object.entries(staff.cookies).map(([name, value]) => [name.replace('__Host-', ''), `${name}=${value}`]),
  );
  const headers = { origin: url.origin, 'content-type': 'application/json', cookie: session };
  const request = new Request(url, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const response = await handle(request, contextOf({ ip: '127.0.0.1', params: {}, url }, background().add));
  return { status: response.status, json: await response.json() };
}

test.each([
  [4050, 4050],
  ['40,50', 4050],
  ['40.5', 4050],
  ['40', 4000],
])('an amount sent as %j is kept as %i grosze and answered so', async (fee, grosze) => {
  const { status, json } = await send('POST', '', { fee });
  expect(status).toBe(201);
  const { json: read } = await send('GET', `/${json.data.id}`);
  expect(read.data).toEqual([{ id: json.data.id, fee: grosze, version: 1 }]);
});

test.each([40.5, '40,505', '200,01', 20_001, 'sto'])('an amount sent as %j is refused by its field', async (fee) => {
  expect(await send('POST', '', { fee })).toMatchObject({
    status: 400,
    json: { errors: { fee: 'Wpisz kwotę od 0,50 do 200,00' } },
  });
});

test('rows are narrowed by an amount as people type it', async () => {
  const filter = encodeURIComponent(JSON.stringify([{ by: 'fee', value: '40,50' }]));
  const { json } = await send('GET', `?filter=${filter}`);
  expect(json.data.map(({ fee }: { fee: number }) => fee)).toEqual([4050, 4050, 4050]);
});
