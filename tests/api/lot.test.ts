import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { seedFlight } from '../support/travel.ts';

beforeAll(() => seedFlight('LO 3844'));
const get = (path: string) => call('GET', path);

test.each(['LO3844', 'lo3844', 'lo-3844', 'lo%203844', 'LO 38 44'])('a flight stored as LO 3844 is found as %s', async (written) => {
  const page = await get(`/lot/${written}`);
  expect([page.status, page.headers.get('location')]).toEqual([301, '/lot/LO%203844']);
  const calendar = await get(`/lot/${written}.ics`);
  expect([calendar.status, calendar.headers.get('location')]).toEqual([301, '/lot/LO%203844.ics']);
});

test('the address that it has sends nobody on', async () => {
  const { status, text } = await get('/lot/LO%203844.ics');
  expect([status, text]).toEqual([200, expect.stringContaining('LO 3844')]);
});
