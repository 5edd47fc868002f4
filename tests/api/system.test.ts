import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Due } from '../../db/mail/outbox.ts';
import { parkingLevel } from '../../src/domain/booking/parking.ts';
import { errands } from '../../src/domain/office/errands.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { buy, contact, parkingBooking, rentalBooking, seedCar, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { lastLine, query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { sealAll } from '../support/seal.ts';

blobStore();
const shop = cardShop();
const post = mailCatcher();
let admin: Signed;
beforeAll(async () => {
  await seedPrices();
  admin = await signedIn('admin');
});
beforeEach(async () => {
  shop.hears = false;
  post.accepts = true;
  await query('delete from outbox');
  post.mails = [];
});

const ask = (method: string, path: string, body: object = {}) =>
  call(method, `/api/system${path}`, { cookies: admin.cookies, ...(method !== 'GET' && { body }) });
const system = async () => (await ask('GET', '')).json.data[0];
const letters = async () => (await system()).dead_letters.rows;

let space = 0;
/** A guest's paid booking. */
async function booked(more: object = {}) {
  const { json } = await buy(parkingBooking(++space, more), 10_000, { ip: `10.0.0.${space}` });
  const intent = intentOf(json);
  await shop.pay(intent);
  await call('POST', '/api/parking', { body: { order: json.order }, ip: `10.0.0.${space}` });
  return { order: json.order as string, number: json.order_number as string, intent };
}
/** As if it had been tried in vain for days. */
const giveUp = (kind: string, order: string) =>
  query(`update outbox set attempts = 16, next_attempt = now() - interval '1 hour' where kind = $1 and order_id = $2`, [
    kind,
    order,
  ]);

async function deadConfirmation() {
  post.accepts = false;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const made = await booked();
  await giveUp('confirmation', made.order);
  logged.mockRestore();
  post.accepts = true;
  return made;
}

test('a mail that was given up waits with its cause, goes to a mended address, and is gone', async () => {
  const { order, number } = await deadConfirmation();
  const [letter] = await letters();
  expect(letter).toMatchObject({
    ...{ kind: 'mail', what: 'confirmation', order_number: number, recipient: contact.email, attempts: 16 },
    ...{ cause: 'Skrzynka odbiorcy jest pełna', can_readdress: true },
  });
  const mended = await ask('PATCH', `/dead-letters/${letter.id}`, { email: 'nowa@example.com' });
  expect([mended.status, mended.json.message]).toEqual([200, 'Adres poprawiony, wysyłamy ponownie']);
  expect(post.mails.map(({ to }) => to?.[0]?.address)).toEqual(['nowa@example.com']);
  expect(await query('select email from orders where id = $1', [order])).toEqual([{ email: 'nowa@example.com' }]);
  expect(await lastLine('orders')).toMatchObject({ by_user: admin.email, log_details: { id: number } });
  expect(await letters()).toEqual([]);
  const again = await ask('PATCH', `/dead-letters/${letter.id}`, { email: 'inna@example.com' });
  expect(again.status, 'what is sent is nobody’s to mend').toBe(404);
  expect(await query('select email from orders where id = $1', [order])).toEqual([{ email: 'nowa@example.com' }]);
});

test('a wrong address is told at its field, and nothing is sent', async () => {
  await deadConfirmation();
  const [letter] = await letters();
  const { status, json } = await ask('PATCH', `/dead-letters/${letter.id}`, { email: 'nigdzie' });
  expect([status, Object.keys(json.errors)]).toEqual([400, ['email']]);
  expect(post.mails).toEqual([]);
  expect(await letters()).toHaveLength(1);
});

test('a mail about an account goes to its owner again, and never to an address that was typed', async () => {
  await query(
    `insert into outbox (kind, recipient, facts, attempts)
     values ('password_changed', 'ktos@example.com', '{"at": "2026-06-22T10:00:00.000Z"}', 16)`,
  );
  const [letter] = await letters();
  expect(letter).toMatchObject({ what: 'password_changed', recipient: 'ktos@example.com', can_readdress: false });
  expect((await ask('PATCH', `/dead-letters/${letter.id}`, { email: 'zly@example.com' })).status).toBe(400);
  expect((await ask('POST', `/dead-letters/${letter.id}/retry`)).status).toBe(200);
  expect(post.mails.map(({ to }) => to?.[0]?.address)).toEqual(['ktos@example.com']);
});

test('a mail that nobody wants any more is settled, and all others are sent again at once', async () => {
  const [dropped, retried] = [await deadConfirmation(), await deadConfirmation()];
  const [first, second] = await letters();
  expect([first.order_number, second.order_number]).toEqual([dropped.number, retried.number]);
  await ask('PATCH', `/dead-letters/${first.id}`, { settled: true });
  const { json } = await ask('POST', '/dead-letters/retry');
  expect(json.message).toBe('Wysyłamy ponownie: 1');
  expect(post.mails).toHaveLength(1);
  expect(post.mails[0]?.text).toContain(retried.number);
  expect(await letters()).toEqual([]);
});

test('a refund that cannot leave is seen after sixteen tries, and leaves once when it can', async () => {
  const { order, intent } = await booked();
  await query(`update parking set status = 'CANCELLED' where order_id = $1`, [order]);
  await giveUp('refund', order);
  expect((await system()).refunds).toEqual({ pending: 1, amount: 10_000 });
  const [letter] = await letters();
  expect(letter).toMatchObject({ kind: 'refund', amount: 10_000, cause: 'Operator kart nie przyjął zwrotu' });
  await ask('POST', `/dead-letters/${letter.id}/retry`);
  expect(await stateOf(order)).toBe('REFUNDED');
  expect(await shop.refunds(intent)).toEqual([10_000]);
  expect((await ask('POST', `/dead-letters/${letter.id}/retry`)).status).toBe(404);
  expect(await shop.refunds(intent)).toEqual([10_000]);
});

/** The bank refuses a refund that the provider had taken. */
async function refusedRefund() {
  const { order, intent, number } = await booked();
  await query(`update parking set status = 'CANCELLED' where order_id = $1`, [order]);
  await runJob('outbox');
  const [refund] = (await shop.stripe.refunds.list({ payment_intent: intent })).data;
  await shop.sandbox(`refunds/${refund?.id}/fail`);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await shop.tell('refund.failed', await shop.stripe.refunds.retrieve(refund?.id ?? ''));
  logged.mockRestore();
  return { order, intent, number };
}

test('a refund that the bank refused is sent again as another one, and both are told in the log', async () => {
  const { order, intent, number } = await refusedRefund();
  const [letter] = await letters();
  expect(letter).toMatchObject({ kind: 'refund', order_number: number, cause: 'Karta zamknięta' });
  await ask('POST', `/dead-letters/${letter.id}/retry`);
  expect(await stateOf(order)).toBe('REFUNDED');
  expect(await letters()).toEqual([]);
  const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
  expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  const lines = await query(
    `select action, by_user from event_log where table_name = 'refunds' and log_details ->> 'id' = $1 order by id`,
    [number],
  );
  expect(lines).toContainEqual({ action: 'INSERT', by_user: String(admin.id) });
});

test('a refund paid by bank transfer is over, says so in its mail, and no late word reopens it', async () => {
  const { order, intent } = await refusedRefund();
  post.mails = [];
  const [letter] = await letters();
  await ask('PATCH', `/dead-letters/${letter.id}`, { settled: true });
  expect(await stateOf(order)).toBe('REFUNDED');
  const [refund] = (await shop.stripe.refunds.list({ payment_intent: intent })).data;
  await shop.tell('refund.failed', refund ?? {});
  expect(await stateOf(order)).toBe('REFUNDED');
  expect(await letters()).toEqual([]);
  const [row] = await query('select state, transferred from refunds order by id desc limit 1');
  expect(row).toEqual({ state: 'DONE', transferred: true });
});

test('payments are told in the log by the order’s number, never by a key of the provider’s', async () => {
  const { number, intent, order } = await booked();
  const lines = await query(
    `select action, log_details from event_log where table_name = 'payments' and log_details ->> 'id' = $1 order by id`,
    [number],
  );
  expect(lines).toMatchObject([
    { action: 'INSERT', log_details: { changes: { amount: [null, 10_000], intent_id: 'changed' } } },
    { action: 'UPDATE', log_details: { changes: { card: 'changed' } } },
    { action: 'UPDATE', log_details: { changes: { state: ['OPEN', 'PAID'] } } },
  ]);
  expect(JSON.stringify(lines)).not.toContain(intent);
  expect(JSON.stringify(lines)).not.toContain(order);
});

test('places that are being paid for are told, and given back once their payment is closed', async () => {
  const { json } = await buy(parkingBooking(parkingLevel.B.first), 10_000, { ip: '10.1.0.1' });
  const car = await buy(rentalBooking(await seedCar()), 27_800, { ip: '10.1.0.2' });
  const { holds } = await system();
  expect(holds.rows.find((it: { order_number: string }) => it.order_number === json.order_number)).toMatchObject({
    ...{
      kind: 'parking',
      parking_level: 'B',
      space_id: parkingLevel.B.first,
      amount: 10_000,
      booking_id: json.booking_id,
    },
  });
  expect(holds.rows.find((it: { kind: string }) => it.kind === 'rental')).toMatchObject({
    ...{ brand: 'Toyota', model: 'Yaris', order_number: car.json.order_number },
  });
  const released = await ask('POST', `/holds/${json.order_number}/release`);
  expect(released.status).toBe(200);
  expect((await shop.stripe.paymentIntents.retrieve(intentOf(json))).status).toBe('canceled');
  expect(await stateOf(json.order)).toBe('EXPIRED');
  expect((await ask('POST', `/holds/${json.order_number}/release`)).status).toBe(404);
});

test('a place that was paid for in the same moment is not given back', async () => {
  const { json } = await buy(parkingBooking(52), 10_000, { ip: '10.1.0.3' });
  await shop.pay(intentOf(json));
  const { status, json: refusal } = await ask('POST', `/holds/${json.order_number}/release`);
  expect([status, refusal.code]).toEqual([409, 'paid']);
  expect(refusal.message).toContain('płatność właśnie przeszła');
  expect(await stateOf(json.order)).toBe('CONFIRMED');
});

test('what waits to be sent is told, refunds first', async () => {
  const { order } = await booked();
  await query('delete from outbox');
  await query(`update parking set status = 'CANCELLED' where order_id = $1`, [order]);
  await query(
    `insert into outbox (kind, order_id, next_attempt) values ('confirmation', $1, now() + interval '1 hour')`,
    [order],
  );
  const { outbox } = await system();
  expect(outbox).toMatchObject({
    waiting: 3,
    oldest: expect.any(String),
    next: [
      { kind: 'refund', amount: 10_000 },
      { kind: 'cancellation', amount: null },
      { kind: 'confirmation', amount: null },
    ],
  });
  // Whatever there is to send has words for the admin: one without is an error of types
  const words: Record<Due['kind'], string> = errands;
  for (const { kind } of outbox.next) expect(words).toHaveProperty(kind);
});

test('the newest ten runs of a job are told, and the admin runs one at once', async () => {
  await sealAll();
  for (let i = 0; i < 12; i++) await runJob('tidy');
  const { json } = await ask('POST', '/jobs/verify/run');
  expect(json.message).toBe('Sprawdzenie dziennika: wykonano');
  const { jobs, seal } = await system();
  const of = (name: string) => jobs.find((it: { name: string }) => it.name === name);
  expect(of('tidy').runs).toHaveLength(10);
  expect(of('tidy').runs[0]).toMatchObject({ outcome: 'DONE', took_ms: expect.any(Number), note: null });
  expect(of('verify').runs[0]).toMatchObject({ outcome: 'DONE', counts: { broken: 0 } });
  expect(seal).toMatchObject({ sealed_at: expect.any(String), intact: true });
  expect((await ask('POST', '/jobs/nothing/run')).status).toBe(404);
  expect(await query(`select count(*)::int as runs from job_runs where job = 'tidy'`)).toEqual([{ runs: 12 }]);
  for (let i = 0; i < 12; i++) await runJob('tidy');
  expect(await query(`select count(*)::int as runs from job_runs where job = 'tidy'`)).toEqual([{ runs: 20 }]);
});

test('a line of the log that somebody rewrote is told by the check', async () => {
  await sealAll();
  await query(`update event_log set by_user = 'nikt' where id = (select min(id) from event_log)`);
  await runJob('verify');
  const { seal, jobs } = await system();
  expect(seal.intact).toBe(false);
  expect(jobs.find((it: { name: string }) => it.name === 'verify').runs[0]).toMatchObject({
    outcome: 'NOTICED',
    note: expect.stringContaining('nie zgadzają się'),
  });
});
