import { type AddressInfo, createServer, type Socket } from 'node:net';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { colours } from '../../src/airport/colours.ts';
import { dayOf, formatWeekday } from '../../src/domain/language/days.ts';
import { buy, contact, inDays, numberOf, parkingBooking, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const shop = cardShop();
const post = mailCatcher();
beforeAll(seedPrices);
beforeEach(() => {
  shop.hears = false;
  post.accepts = true;
  post.mails = [];
});

async function paidOrder(space: number, more: object = {}): Promise<string> {
  const { json } = await buy(parkingBooking(space, more));
  await shop.pay(intentOf(json));
  return json.order;
}
/** No day breaks in the HTML of a mail. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const finalise = (order: string) => call('POST', '/api/parking', { body: { order } });
const email = (body: object) => call('POST', '/api/email', { body });

test('the confirmation tells the guest in Polish what was booked and paid', async () => {
  const order = await paidOrder(1);
  await finalise(order);
  const [mail] = post.mails;
  expect(mail?.to?.[0]?.address).toBe('zaneta@example.com');
  expect(mail?.subject).toBe(`Poziom A, miejsce 1: rezerwacja ${await numberOf(order)} potwierdzona`);
  const dates = `${formatWeekday(inDays(1))} – ${formatWeekday(inDays(2))} (2\u00a0dni)`;
  for (const part of [
    'Żaneta Łęcka',
    'Poziom A, miejsce 1',
    'GSL48RK',
    dates,
    '100,00\u00a0zł',
    await numberOf(order),
  ]) {
    expect(mail?.text).toContain(part);
    expect(plain(mail?.html)).toContain(plain(part));
  }
  expect(mail?.messageId).toBe(`<confirmation.${await numberOf(order)}@localhost>`);
  expect(JSON.stringify(mail)).not.toContain(order);
});

test('a mail is in the colours of the pages', async () => {
  await finalise(await paidOrder(6));
  const used = new Set(post.mails[0]?.html?.match(/#[0-9a-f]{6}\b/g));
  const { page, surface, ink, sign, amber } = colours;
  expect([...used]).toEqual(
    expect.arrayContaining([...[page, surface, ink, sign].flatMap(({ light, dark }) => [light, dark]), amber.light]),
  );
  const all: string[] = Object.values(colours).flatMap(({ light, dark }) => [light, dark]);
  expect([...used].filter((colour) => !all.includes(colour))).toEqual([]);
});

test('a name is text, not markup', async () => {
  await finalise(await paidOrder(2, { contact: { ...contact, firstName: '<img src=x>', lastName: 'A & "B"' } }));
  expect(post.mails[0]?.html).toContain('&lt;img src=x&gt; A &amp; &quot;B&quot;');
  expect(post.mails[0]?.text).toContain('<img src=x>');
});

test('a mail that is refused is logged and kept by what the server said, not by whom it was for', async () => {
  const logSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
  post.accepts = false;
  const order = await paidOrder(20);
  await finalise(order);
  const [{ last_error: storedError } = {}] = await query('select last_error from outbox where order_id = $1', [order]);
  expect(storedError).toMatch(/452 the box of <…> is full$/);
  expect(logSpy.mock.calls.flat()).toEqual([expect.stringContaining(String(storedError))]);
  logSpy.mockRestore();
});

test('a mail that the server refuses waits and goes out later, once, under the same Message-ID', async () => {
  post.accepts = false;
  const order = await paidOrder(3);
  expect((await finalise(order)).status).toBe(201);
  expect(await stateOf(order)).toBe('CONFIRMED');
  const [waiting] = await query(
    'select attempts, sent_at, last_error, next_attempt > now() as later from outbox where order_id = $1',
    [order],
  );
  expect(waiting).toMatchObject({
    attempts: 1,
    sent_at: null,
    last_error: expect.stringContaining('452'),
    later: true,
  });
  post.accepts = true;
  await runJob('outbox');
  expect(post.mails).toHaveLength(0);
  await query('update outbox set next_attempt = now() where order_id = $1', [order]);
  await Promise.all([runJob('outbox'), runJob('outbox'), runJob('outbox')]);
  await runJob('outbox');
  expect(post.mails.map(({ messageId }) => messageId)).toEqual([`<confirmation.${await numberOf(order)}@localhost>`]);
});

test('a confirmation that had to wait goes no more once the booking is cancelled', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  post.accepts = false;
  const order = await paidOrder(21);
  await finalise(order);
  post.accepts = true;
  await query(`update parking set status = 'CANCELLED' where order_id = $1`, [order]);
  await query('update outbox set next_attempt = now() where order_id = $1', [order]);
  await runJob('outbox');
  expect(post.mails.map(({ messageId }) => messageId)).not.toContain(
    `<confirmation.${await numberOf(order)}@localhost>`,
  );
  const [left] = await query(`select sent_at from outbox where order_id = $1 and kind = 'confirmation'`, [order]);
  expect(left?.sent_at).not.toBeNull();
});

test('a mail lost with its process is sent by the scheduled outbox', async () => {
  const order = await paidOrder(4);
  await query('select confirm_order($1, true, 10000)', [order]);
  expect(post.mails).toHaveLength(0);
  await runJob('outbox');
  expect(post.mails).toHaveLength(1);
});

test("POST /api/email says yes for a confirmed order, and the caller's words go nowhere", async () => {
  const order = await paidOrder(5);
  await finalise(order);
  const spam = {
    to: 'victim@example.com',
    title: 'Wygrana',
    subject: 'Wygrana',
    text: 'kliknij',
    content: '<b>kliknij</b>',
    order,
  };
  expect((await email(spam)).status).toBe(200);
  expect((await email(spam)).status).toBe(200);
  expect(post.mails).toHaveLength(1);
  expect(JSON.stringify(post.mails)).not.toMatch(/victim|kliknij|Wygrana/);
});

test('POST /api/email says of a confirmation that waits or was given up that it was not sent', async () => {
  post.accepts = false;
  const order = await paidOrder(8);
  await finalise(order);
  expect((await email({ order })).json.message).toBe('Potwierdzenie zostanie wysłane za chwilę');
  await query(`update outbox set next_attempt = '2036-06-18 14:32 Europe/Warsaw' where order_id = $1`, [order]);
  const later = 'Potwierdzenia nie udało się jeszcze wysłać. Następna próba: 18.06.2036, 14:32';
  expect((await email({ order })).json.message).toBe(later);
  await query('update outbox set attempts = 16 where order_id = $1', [order]);
  const { status, json } = await email({ order });
  expect(status).toBe(409);
  expect(json.message).toContain(await numberOf(order));
  await query('delete from outbox where order_id = $1', [order]);
});

test.each([
  ['none', {}],
  ['an unknown one', { order: 'f'.repeat(32) }],
  ['not even text', { order: { a: 1 } }],
])('POST /api/email without a valid order (%s) is a 403', async (_name, body) => {
  expect((await email(body)).status).toBe(403);
});

test('POST /api/email is not asked without end by one address', async () => {
  const ask = () => call('POST', '/api/email', { body: {}, ip: '192.0.2.79' });
  const answers = await Promise.all(Array.from({ length: 61 }, ask));
  expect(answers.map(({ status }) => status).filter((it) => it !== 403)).toEqual([429]);
});

test('POST /api/email for an order that is only held is a 403', async () => {
  const { json } = await buy(parkingBooking(6));
  expect((await email({ order: json.order })).status).toBe(403);
});

test('a refund goes out at once while a mail system that never answers holds up sixty mails', async () => {
  const { SMTP_URL } = process.env;
  const order = await paidOrder(9);
  await finalise(order);
  const sockets: Socket[] = [];
  const blackHole = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  await new Promise<void>((resolve) => blackHole.listen(0, '127.0.0.1', resolve));
  process.env.SMTP_URL = `smtp://127.0.0.1:${(blackHole.address() as AddressInfo).port}`;
  const logSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
  await query(`insert into outbox (kind, recipient, facts, next_attempt)
    select 'password_changed', 'jan@test.example', jsonb_build_object('at', now()), now() - interval '1 hour'
      from generate_series(1, 60)`);
  await query(`update parking set status = 'CANCELLED' where order_id = $1`, [order]);
  const delivery = runJob('outbox');
  await expect.poll(() => stateOf(order)).toBe('REFUNDED');
  await query('delete from outbox where sent_at is null');
  for (const socket of sockets) socket.destroy();
  blackHole.close();
  await delivery;
  logSpy.mockRestore();
  process.env.SMTP_URL = SMTP_URL;
});

test('days are those of Warsaw, whatever the zone of the moment they were sent in', async () => {
  const until = `${inDays(2)}T23:30:00Z`;
  const order = await paidOrder(7, { since: `${inDays(1)}T23:30:00Z`, until });
  await finalise(order);
  expect(post.mails[0]?.text).toContain(formatWeekday(dayOf(until)));
  expect(post.mails[0]?.text).toContain('2\u00a0dni');
});
