import { beforeAll, expect, test, vi } from 'vitest';
import { type Signed, signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { lastLine, query } from '../support/database.ts';
import { seedFlight, seedTicket } from '../support/travel.ts';

let staff: Signed;
beforeAll(async () => {
  staff = await signedIn('airport_staff');
});
const send = (method: string, path: string, body?: unknown) =>
  call(method, `/api/bramki${path}`, { body, cookies: staff.cookies });
/** What a gate says of which nobody has said more than its name and its status. */
const plain = {
  ...{ zone: 'both', terminals_id: null, walk_minutes: null },
  ...{ closed_since: null, closed_until: null, closed_reason: null },
};
const add = async (name: string): Promise<number> => (await send('POST', '', { name, status: 'READY' })).json.data.id;

test('a new row answers its number and what to tell, and is logged under its author', async () => {
  const answer = await send('POST', '', { name: 'A1', status: 'READY' });
  expect(answer.status).toBe(201);
  expect(answer.json).toEqual({ data: { id: expect.any(Number) }, message: 'Dodano nową bramkę' });
  const { id } = answer.json.data;
  expect((await send('GET', `/${id}`)).json.data).toEqual([{ ...plain, id, name: 'A1', status: 'READY', version: 1 }]);
  expect(await lastLine('gates')).toMatchObject({
    by_user: staff.email,
    action: 'INSERT',
    log_details: { id, changes: { name: [null, 'A1'] } },
  });
});

test('a value that must be the only one of its kind is a 409 that names the field', async () => {
  await add('B1');
  const answer = await send('POST', '', { name: 'B1', status: 'CLOSED' });
  expect(answer.status).toBe(409);
  expect(answer.json).toEqual({
    message: 'Taki wpis już istnieje: pole „Nazwa”',
    code: 'conflict',
    errors: { name: 'Ta wartość jest już zajęta' },
  });
});

test('what only the database refuses is a 400, and a defect of ours that the log names', async () => {
  await query(`alter table gates add constraint gates_odd check (name <> 'ODD')`);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status, json } = await send('POST', '', { name: 'ODD', status: 'READY' });
  expect({ status, ...json }).toEqual({ status: 400, message: 'Nieprawidłowe dane', code: 'invalid' });
  expect(logged.mock.calls).toEqual([[expect.stringMatching(/^POST \/api\/bramki: .*23514: .*"gates_odd"/)]]);
  logged.mockRestore();
  await query('alter table gates drop constraint gates_odd');
});

test('what is wrong is told by field', async () => {
  const answer = await send('POST', '', { name: ' ', status: 'OPEN' });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.json.errors)).toEqual(['name', 'status']);
});

test('a write over a newer version is refused; without a version the last write wins', async () => {
  const id = await add('C1');
  expect((await send('PUT', `/${id}`, { name: 'C1', status: 'BUSY', version: 1 })).json.data).toEqual({
    id,
    version: 2,
  });
  const stale = await send('PUT', `/${id}`, { name: 'C1', status: 'CLOSED', version: 1 });
  expect(stale.status).toBe(409);
  expect(stale.json).toEqual({
    message: expect.stringContaining('Ktoś zmienił ten wpis'),
    code: 'stale',
    current: { ...plain, id, name: 'C1', status: 'BUSY', version: 2 },
  });
  expect((await send('GET', `/${id}`)).json.data[0]).toMatchObject({ status: 'BUSY', version: 2 });
  expect((await send('PUT', `/${id}`, { name: 'C1', status: 'READY' })).status).toBe(200);
});

test('a write that changes nothing leaves the version, and no line in the log', async () => {
  const id = await add('C3');
  const nothing = { data: { id, version: 1 }, message: 'Nie dokonano zmian' };
  const same = { name: 'C3', status: 'READY', version: 1 };
  for (const [method, body] of [
    ['PUT', same],
    ['PATCH', same],
    ['PATCH', { version: 1 }],
    ['PATCH', {}],
  ] as const) {
    const answer = await send(method, `/${id}`, body);
    expect(answer.status, `${method} ${JSON.stringify(body)}`).toBe(200);
    expect(answer.json).toEqual(nothing);
  }
  expect(
    await query(
      "select 1 from event_log where table_name = 'gates' and action = 'UPDATE' and log_details ->> 'id' = $1",
      [String(id)],
    ),
  ).toEqual([]);
});

test('a change of some fields leaves the others, and is refused over a newer version', async () => {
  const id = await add('C4');
  const answer = await send('PATCH', `/${id}`, { status: 'BUSY', version: 1 });
  expect(answer.json).toEqual({ data: { id, version: 2 }, message: 'Bramka została zaktualizowana' });
  expect((await send('GET', `/${id}`)).json.data).toEqual([{ ...plain, id, name: 'C4', status: 'BUSY', version: 2 }]);
  const current = { ...plain, id, name: 'C4', status: 'BUSY', version: 2 };
  for (const body of [{ name: 'C5', version: 1 }, { version: 1 }]) {
    const { status, json } = await send('PATCH', `/${id}`, body);
    expect([status, json], JSON.stringify(body)).toEqual([409, expect.objectContaining({ code: 'stale', current })]);
  }
});

test.each([
  ['a name that there is not', { statsu: 'BUSY' }, { statsu: 'Tego nie można zmienić' }],
  ['the key', { id: 7 }, { id: 'Tego nie można zmienić' }],
  ['nothing where something must be', { name: ' ' }, { name: 'Poprawnie wypełnij to pole: jest puste' }],
  ['a status that there is not', { status: 'OPEN' }, { status: 'Poprawnie wypełnij to pole: wybierz z podanych' }],
])('a change of %s is a 400 that says so', async (_what, body, errors) => {
  const id = await add(`I${Math.random()}`.slice(0, 20));
  const answer = await send('PATCH', `/${id}`, body);
  expect(answer.status).toBe(400);
  expect(answer.json.errors).toEqual(errors);
});

test('of two writes from one version exactly one is made', async () => {
  const id = await add('C2');
  // Each changes something: a write that changes nothing would not count the version up, and the next would pass too
  const answers = await Promise.all(
    ['C2a', 'C2b', 'C2c', 'C2d'].map((name) => send('PUT', `/${id}`, { name, status: 'BUSY', version: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test.each(['', 'x', '1.5', '0', '-1'])("a version of '%s' is a 400, or none", async (version) => {
  const id = await add(`D${version}`);
  expect((await send('PUT', `/${id}`, { name: `D${version}`, status: 'BUSY', version })).status).toBe(
    version === '' ? 200 : 400,
  );
});

test.each(['PUT', 'PATCH', 'DELETE', 'GET'])('%s of what is not there is a 404', async (method) => {
  for (const id of ['999999', 'x', '0', '%00']) {
    const answer = await send(method, `/${id}`, method === 'PUT' ? { name: 'E', status: 'BUSY' } : undefined);
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual({ message: 'Nie znaleziono: Bramka', code: 'missing' });
  }
});

test('a deleted row is gone, and its line in the log says what it was', async () => {
  const id = await add('F1');
  const answer = await send('DELETE', `/${id}`);
  expect(answer.status).toBe(204);
  expect(answer.text).toBe('');
  expect((await send('GET', `/${id}`)).status).toBe(404);
  expect(await lastLine('gates')).toMatchObject({
    by_user: staff.email,
    action: 'DELETE',
    log_details: { id, changes: { name: ['F1', null] } },
  });
});

test('a gate that flights and tickets name is not deleted, and both are told', async () => {
  const [id, flight] = [await add('F2'), await seedFlight()];
  const ticket = await seedTicket(staff.id, flight);
  await query('update flights set gates_id = $1 where id = $2', [id, flight]);
  await query('update tickets set gates_id = $1 where id = $2', [id, ticket]);
  const answer = await send('DELETE', `/${id}`);
  expect(answer.status).toBe(409);
  expect(answer.json).toEqual({
    message: 'Nie można usunąć, bo korzystają z tego inne wpisy: Harmonogram lotów: LO3844; Bilety: 1',
    code: 'conflict',
  });
  expect(await query('select gates_id from flights where gates_id = $1', [id])).toHaveLength(1);
  expect(await query('select gates_id from tickets where gates_id = $1', [id])).toHaveLength(1);
});

test('a guest and a client write nothing', async () => {
  const { cookies } = await signedIn('client');
  expect((await call('POST', '/api/bramki', { body: { name: 'G1', status: 'READY' } })).status).toBe(401);
  expect((await call('POST', '/api/bramki', { body: { name: 'G1', status: 'READY' }, cookies })).status).toBe(403);
  expect(await query("select 1 from gates where name = 'G1'")).toEqual([]);
});

test('a method that there is not names those there are', async () => {
  const answer = await send('POST', '/1', {});
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, PUT, PATCH, DELETE');
});

test.each([
  ['a version that is an object', { name: 'H', status: 'READY', version: { valueOf: 1 } }],
  ['a name that is an object', { name: { toString: 1 }, status: 'READY' }],
  ['half of a surrogate pair', { name: '\ud800', status: 'READY' }],
  ['a NUL', { name: 'H\u0000', status: 'READY' }],
  ['nothing at all', {}],
])('%s is a 400 and no more', async (_what, body) => {
  const id = await add(`H${Math.random()}`.slice(0, 20));
  expect((await send('PUT', `/${id}`, body)).status).toBe(400);
});
