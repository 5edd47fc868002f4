import { beforeAll, expect, test } from 'vitest';
import { sheetOf } from '../../functions/lib/resource/csv-line.ts';
import { airportCode } from '../../src/airport/identity.ts';
import { gate } from '../../src/domain/flight/gate.ts';
import { csvStart } from '../../src/domain/language/csv.ts';
import { dayOf, formatDay, today, wallTime } from '../../src/domain/language/days.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { lastLine, query } from '../support/database.ts';
import { seedFlight, seedLuggage } from '../support/travel.ts';

let client: Signed;
let flight: string;
beforeAll(async () => {
  client = await signedIn();
  flight = await seedFlight('CS 1');
});
const file = (path: string, { cookies }: Signed) => call('GET', `/api/${path}`, { cookies });
const filterOf = (by: string, value: unknown) => `filter=${encodeURIComponent(JSON.stringify([{ by, value }]))}`;

test('the file opens in a Polish spreadsheet, and no cell of it is run', async () => {
  const names = ['=1+1', '+48 1', '-1', '@SUM(A1)', '\'"; x', 'Łąka'];
  for (const name of names) await query(`insert into gates (name, status) values ($1, 'ON STAND')`, [name]);
  const { text, headers } = await file('bramki.csv', await signedIn('airport_staff'));
  const [first] = await query<{ id: number }>(`select id from gates order by id limit 1`);
  const cells = [`'=1+1`, `'+48 1`, `'-1`, `'@SUM(A1)`, `"'""; x"`, 'Łąka'];
  const [headings, ...lines] = text.trimEnd().split('\r\n');
  expect(headings).toMatch(/^Numer;Nazwa;Status;/);
  expect(lines.map((line) => line.replace(/(?<=;Wstrzymana);.*$/, ''))).toEqual(
    cells.map((cell, n) => `${(first?.id ?? 0) + n};${cell};Wstrzymana`),
  );
  // Reading an answer as text takes the mark of UTF-8 away
  expect(csvStart(sheetOf(gate))).toMatch(/^\ufeffNumer;Nazwa;Status;.*\r\n$/);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="bramki-${today()}.csv"`);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('values stand as people write them: days, hours, commas, words and what is pointed at', async () => {
  const [row] = await query<{ departure: Date }>('select departure from flights where id = $1', [flight]);
  const departure = row?.departure ?? '';
  const { text } = await file(`flights.csv?${filterOf('id', flight)}`, client);
  const [headings = '', line = ''] = text.split('\r\n');
  const cells = new Map(headings.split(';').map((heading, n) => [heading, line.split(';')[n]]));
  expect(cells.get('Numer lotu (id)')).toBe(flight);
  expect(cells.get('Odlot')).toBe(`${formatDay(dayOf(departure))} ${wallTime(departure).slice(11)}`);
  expect(headings.split(';').filter((it) => /^(Bramka|Nazwa)/.test(it))).toEqual(['Bramka']);
  expect(cells.get('Status')).toBe('Zaplanowany');
  expect(cells.get('Odlot z naszego lotniska')).toBe('tak');
  expect(cells.get('Nowa godzina')).toBe('');
  await seedLuggage(client.id, flight);
  expect((await file('luggage.csv', client)).text).toContain(';7,5;');
});

test('own rows are one’s own, and nobody else’s', async () => {
  const other = await signedIn();
  const id = await seedLuggage(other.id, flight);
  expect((await file('luggage.csv', other)).text.split('\r\n')[1]).toMatch(new RegExp(`^${id};`));
  expect((await file('luggage.csv', client)).text).not.toContain(`\n${id};`);
  expect((await file(`luggage.csv?userEmail=${client.email}`, other)).status).toBe(403);
  expect((await file('users.csv', other)).status).toBe(403);
  expect((await file(`users.csv?${filterOf('email', other.email)}`, other)).text.split('\r\n')).toHaveLength(3);
});

test('what is no longer shown is not taken along, but by staff who ask for it', async () => {
  await query(
    `insert into announcements (title, content, valid_until) values ('Dawne', 'x', now() - interval '1 day')`,
  );
  expect((await file('announcements.csv', client)).text).not.toContain('Dawne');
  expect((await file('announcements.csv?all=1', await signedIn('atc'))).text).toContain('Dawne');
});

test('what is searched for is taken along', async () => {
  await seedFlight('CS 2');
  const { text } = await file('flights.csv?search=cs%202&isarrdep=departure', await signedIn());
  expect(text).toContain('CS 2');
  expect(text).not.toContain('CS 1');
});

test('a guest takes nothing, and a broken filter is refused as in the list', async () => {
  expect((await call('GET', '/api/flights.csv')).status).toBe(401);
  const { status, json } = await file('flights.csv?filter=[{}]', await signedIn());
  expect(status).toBe(400);
  expect(json.message).toBe('Invalid filter');
});

test('fifty thousand rows come in order, each once; for more a narrower filter is asked', async () => {
  const admin = await signedIn('admin');
  // The product's own limit of three seconds is not for seeding on a slow machine
  await query(`set statement_timeout = 0;
               insert into login_log (email, login_date, login_details)
               select 'many@example.com', now() + make_interval(secs => i / 3), '' from generate_series(1, 50001) i`);
  const path = `login_log.csv?${filterOf('email', 'many@example.com')}`;
  const { status, json } = await file(path, admin);
  expect(status).toBe(400);
  expect(json.message).toContain('zawęź filtr');
  expect(json.code).toBe('too-many-rows');
  await query(`delete from login_log where id = (select max(id) from login_log)`);
  const lines = (await file(path, admin)).text.trimEnd().split('\r\n').slice(1);
  const ids = lines.map((line) => Number(line.split(';')[0]));
  expect(ids).toHaveLength(50_000);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
});

test('the event log says who took how many rows along, and of what', async () => {
  const staff = await signedIn('airport_staff');
  await file(`bramki.csv?${filterOf('name', 'Łąka')}`, staff);
  const line = { by_user: staff.email, action: 'READ', log_details: { rows: 1 } };
  expect(await lastLine('gates')).toEqual(line);
});

test('a person may take ten files an hour', async () => {
  const taker = await signedIn();
  for (let n = 0; n < 10; n++) expect((await file('contact-info.csv', taker)).status).toBe(200);
  const { status, headers } = await file('contact-info.csv', taker);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
});

test('the event log stands in the words of the screens: who, what, before and after', async () => {
  const [admin, staff] = [await signedIn('admin'), await signedIn('airport_staff')];
  const { json } = await call('POST', '/api/bramki', {
    body: { name: 'LG1', status: 'READY' },
    cookies: staff.cookies,
  });
  const { id } = json.data;
  await call('PATCH', `/api/bramki/${id}`, { body: { status: 'CLOSED' }, cookies: staff.cookies });
  await query(`insert into event_log (table_name, by_user, action, log_details) values
    ('gates', 'system', 'READ', '{"rows": 3}'), ('gates', '999999', 'READ', '{"search": "an…"}')`);
  const { text } = await file(`logi.csv?${filterOf('table_name', 'gates')}`, admin);
  const [headings, ...lines] = text.split('\r\n');
  expect(headings).toBe('Numer;Kiedy;Kto;Rola;Co;Czego dotyczy;Numer wpisu;Wpis;Przed i po');
  const withoutTimes = lines.map((line) => line.replace(/^\d+;[^;]+;/, ''));
  expect(withoutTimes.slice(0, 4)).toEqual([
    'Usunięte konto 999999;;Odczytano;Bramka;;;Szukano: an…',
    'System;;Odczytano;Bramka;;;Zabrano do pliku wierszy: 3',
    `Jan Próbny;Obsługa lotniska;Zmieniono;Bramka;${id};LG1;Status: Gotowa → Zamknięta`,
    `Jan Próbny;Obsługa lotniska;Dodano;Bramka;${id};LG1;"Nazwa: LG1; Status: Gotowa; Loty: Wszystkie loty"`,
  ]);
});

test('amounts in the file of the event log stand in zł, and no key', async () => {
  await query(`insert into event_log (table_name, by_user, action, log_details) values ('payments', 'system', 'UPDATE',
    '{"id": "${airportCode}-222222",
      "changes": {"id": "changed", "amount": [15000, 2000050], "state": ["OPEN", "PAID"]}}')`);
  const { text } = await file(`logi.csv?${filterOf('table_name', 'payments')}`, await signedIn('admin'));
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    '"Kwota: 150,00 zł → 20 000,50 zł; Stan: Czeka na płatność → Zapłacono"',
  );
});
