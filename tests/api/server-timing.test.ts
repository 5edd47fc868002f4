import { expect, test } from 'vitest';
import { signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';

const timingOf = async (path: string, cookies = {}) =>
  (await call('GET', path, { cookies })).headers.get('server-timing');

test('administrators alone are told how long an answer took and how often it asked the database', async () => {
  const [admin, staff] = await Promise.all([signedIn('admin'), signedIn('airport_staff')]);
  const told = await timingOf('/api/users', admin.cookies);
  expect(told).toMatch(/^total;dur=\d+\.\d, db;dur=\d+\.\d;desc="\d+"$/);
  expect(Number(told?.match(/desc="(\d+)"/)?.[1])).toBeGreaterThan(0);
  expect(await timingOf('/api/bramki', staff.cookies)).toBeNull();
  expect(await timingOf('/api/flights')).toBeNull();
});

test('calls side by side are not counted into each other', async () => {
  const admin = await signedIn('admin');
  const tripsOf = async () => (await timingOf('/api/users', admin.cookies))?.match(/desc="(\d+)"/)?.[1];
  const alone = await tripsOf();
  expect(await Promise.all([tripsOf(), tripsOf(), tripsOf()])).toEqual([alone, alone, alone]);
});
