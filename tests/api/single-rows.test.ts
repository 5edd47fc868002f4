import { beforeAll, beforeEach, expect, test } from 'vitest';
import { airportName } from '../../src/airport/identity.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';

const whole = {
  ...{ name: airportName, addr_street: 'ul. Wydmowa', addr_number: '1', zip_code: '76-299' },
  ...{ city: 'Miasteczko', nip: '000-000-00-00', krs: '0000000000', phone_inf: '+48 59 000 00 10' },
  ...{ phone_central: '+48 59 000 00 00', email_pr: 'pr@lotnisko.example', email_marketing: 'm@lotnisko.example' },
};
let admin: Signed;
let clerk: Signed;
beforeAll(async () => {
  admin = await signedIn('admin');
  clerk = await signedIn('rental_staff');
});
beforeEach(async () => {
  await query('delete from contact_info');
  await query('delete from rental_terms');
});
const send = (method: string, path: string, body: unknown, { cookies }: Signed) =>
  call(method, `/api/${path}`, { body, cookies });

test('the contact is added once, and a second one is refused', async () => {
  expect((await send('POST', 'contact-info', whole, admin)).status).toBe(201);
  const { status, json } = await send('POST', 'contact-info', whole, admin);
  expect({ status, message: json.message }).toEqual({ status: 409, message: 'Taki wpis już istnieje' });
});

test('whom to call at the barrier is changed, in the log, and told at once', async () => {
  const { id } = (await send('POST', 'contact-info', whole, admin)).json.data;
  const phone_parking = '+48 600 700 800';
  expect((await send('PATCH', `contact-info/${id}`, { phone_parking }, admin)).json.message).toBe(
    'Dane kontaktowe zostały zapisane',
  );
  expect((await call('GET', '/api/contact-info')).json.data[0]).toMatchObject({ phone_parking });
  const { json } = await call('GET', `/api/contact-info/${id}/history`, { cookies: admin.cookies });
  expect(JSON.stringify(json.data[0])).toContain(phone_parking);
  expect((await call('DELETE', `/api/contact-info/${id}`, { cookies: admin.cookies })).status).toBe(405);
});

test('those who rent out cars say when their desk is open, and in Polish why not', async () => {
  const { id } = (await send('POST', 'rental-terms', { opens: '5', closes: '22:00' }, clerk)).json.data;
  const wrong = async (body: object) => (await send('PATCH', `rental-terms/${id}`, body, clerk)).json.errors;
  expect(await wrong({ closes: '4:00' })).toEqual({
    closes: 'Stanowisko musi zamykać się później, niż się otwiera',
  });
  expect(await wrong({ opens: '25' })).toEqual({ opens: 'Wpisz godzinę jak 5:00' });
  expect(await wrong({ km_per_day: '-1' })).toEqual({
    km_per_day: 'Wpisz liczbę całkowitą od 1 do 10\u00a0000',
  });
  expect((await send('PATCH', `rental-terms/${id}`, { insurance: 'OC i AC' }, clerk)).status).toBe(200);
  expect((await call('GET', '/api/rental-terms')).json.data[0]).toMatchObject({
    ...{ opens: '05:00', closes: '22:00', insurance: 'OC i AC' },
  });
});
