import { expect, test } from 'vitest';
import { person, signIn } from '../support/accounts.ts';
import { buy, letExpire, parkingBooking, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

// What its webhooks would settle is settled by the calls themselves
cardShop().hears = false;
mailCatcher();

const readNumbers = async () => (await call<Record<string, number>>('GET', '/api/changes')).json;
/** The tables whose number is another one after `run`. */
async function changedBy(run: () => Promise<unknown>): Promise<string[]> {
  const before = await readNumbers();
  await run();
  const after = await readNumbers();
  return Object.keys(after).filter((table) => after[table] !== before[table]);
}

test('what another one writes is told to everybody, by the number of its table alone', async () => {
  const cookies = await signIn(await person('airport_staff'));
  const gate = { name: 'C1', status: 'READY' };
  expect(await changedBy(() => call('POST', '/api/bramki', { body: gate, cookies }))).toEqual(['gates']);
  expect(await changedBy(() => call('POST', '/api/bramki', { body: gate, cookies }))).toEqual([]);
});

test('what a guest holds and a job takes back changes the calendars of staff', async () => {
  await seedPrices();
  let order = '';
  const hold = async () => {
    order = (await buy(parkingBooking(7))).json.order;
  };
  expect(await changedBy(hold)).toEqual(expect.arrayContaining(['orders', 'parking']));
  await letExpire(order);
  expect(await changedBy(() => runJob('sweeper'))).toEqual(expect.arrayContaining(['orders', 'parking']));
});

test('what somebody writes past the product is told, and where nothing happens nothing is', async () => {
  expect(await changedBy(() => query("update gates set name = 'C2' where name = 'C1'"))).toEqual(['gates']);
  expect(await changedBy(() => runJob('sweeper'))).toEqual([]);
});

test('a number says that something was changed, and not how often', async () => {
  const numbersOf = async (name: string) => {
    await query(`update gates set name = '${name}' where name like 'C%'`);
    return (await readNumbers()).gates ?? 0;
  };
  const numbers = [await numbersOf('C3'), await numbersOf('C4'), await numbersOf('C5')];
  const steps = numbers.slice(1).map((it, at) => Math.abs(it - (numbers[at] ?? 0)));
  // A count would go up by 1 each time
  for (const step of steps) expect(step).toBeGreaterThan(1);
  expect(await readNumbers()).toMatchObject({ gates: numbers[2] });
});

test('the CDN keeps the numbers for a second, for staff as for everybody', async () => {
  const cookies = await signIn(await person('atc'));
  for (const { headers, text } of [await call('GET', '/api/changes'), await call('GET', '/api/changes', { cookies })]) {
    expect(headers.get('netlify-cdn-cache-control')).toBe('public, s-maxage=1');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.has('netlify-vary')).toBe(false);
    expect(text).toMatch(/^\{("\w+":\d+,?)+\}$/);
    expect(text.length).toBeLessThan(500);
  }
});
