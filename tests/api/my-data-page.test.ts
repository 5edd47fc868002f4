import { expect, test } from 'vitest';
import { signedIn } from '../support/accounts.ts';
import { seedCar } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { seedFlight, seedLuggage, seedRental, seedTicket } from '../support/travel.ts';

mailCatcher();

test('what is kept about somebody is read in words, and of nobody else', async () => {
  const [me, other] = [await signedIn(), await signedIn()];
  const park = (id: number, space: number, plate: string) =>
    query(
      `insert into parking (parking_level, space_id, license_plate, since, until, status, users_id)
       values ('A', $1, $2, '2030-06-01 00:00 Europe/Warsaw', '2030-06-02 00:00 Europe/Warsaw', 'RESERVED', $3)`,
      [space, plate, id],
    );
  await park(me.id, 1, 'GSL48RK');
  await park(other.id, 2, 'STRANGER');
  await query(`update users set phone_number = '+48 600 700 800', first_name = '<b>Jan' where id = $1`, [me.id]);
  const { status, text, headers } = await call('GET', '/api/my-data.html', { cookies: me.cookies });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'$/);
  expect(text).toContain('Rezerwacje parkingu (1)');
  expect(text).toMatch(/<dt>Numer rejestracyjny<\/dt><dd>GSL48RK<\/dd>/);
  expect(text).toMatch(/<dt>Status<\/dt><dd>Zarezerwowano<\/dd>/);
  expect(text).toMatch(/<dt>Od<\/dt><dd>01\.06\.2030<\/dd>/);
  // For people, not for a spreadsheet, and the reader's own name and telephone once
  expect(text.match(/<dt>Telefon<\/dt><dd>[^<]*/g)).toEqual(['<dt>Telefon</dt><dd>+48 600 700 800']);
  expect(text).not.toMatch(/<dt>[^<]*_|\[\]|00:00:00/);
  expect(text).toContain('>Konto</h2>');
  expect(text).toContain('&lt;b&gt;Jan');
  expect(text).not.toMatch(/<b>Jan|STRANGER|<script|password/);
});

test('sums and measures are told with their unit', async () => {
  const me = await signedIn();
  const flight = await seedFlight();
  await seedTicket(me.id, flight);
  await seedLuggage(me.id, flight);
  await seedRental(me.id, await seedCar(139));
  const { text } = await call('GET', '/api/my-data.html', { cookies: me.cookies });
  const told = text.replaceAll('\u00a0', ' ');
  expect(told).toContain('<dt>Cena za dzień</dt><dd>139 zł</dd>');
  expect(told).toMatch(/<dt>Cena<\/dt><dd>\d+,\d\d zł<\/dd>/);
  expect(told).toContain('<dt>Status lotu</dt>');
  expect(told).not.toMatch(/<dt>Status \(/);
  expect(told).toMatch(/<dt>Waga<\/dt><dd>[\d,]+ kg<\/dd>/);
});

test('a protocol is told with its rental, the fuel in eighths and each trace in words', async () => {
  const [me, clerk] = [await signedIn(), await signedIn('rental_staff')];
  const rental = await seedRental(me.id, await seedCar(139));
  const marks = [{ kind: 'CHIP', part: 'FRONT_BUMPER', since: '2026-07-03' }];
  const photos = [{ name: 'a.jpg', label: 'Przód auta' }];
  await query(
    `insert into hand_overs (rentals_id, kind, at, employee_id, mileage, fuel, marks, photos)
     values ($1, 'OUT', now(), $2, 26340, 7, $3, $4)`,
    [rental, clerk.id, JSON.stringify(marks), JSON.stringify(photos)],
  );
  const { text } = await call('GET', '/api/my-data.html', { cookies: me.cookies });
  const told = text.replaceAll('\u00a0', ' ');
  for (const [name, value] of [
    ['Wypożyczenie', rental],
    ['Licznik', '26 340 km'],
    ['Paliwo', '7/8'],
    ['Ślady', 'Odprysk, przedni zderzak'],
    ['Zdjęcia', 'Przód auta'],
  ])
    expect(told).toContain(`<dt>${name}</dt><dd>${value}</dd>`);
});

test('who is not signed in reads nothing', async () => {
  expect((await call('GET', '/api/my-data.html')).status).toBe(401);
});
