import { beforeAll, beforeEach, expect, test } from 'vitest';
import { wireDay } from '../../src/domain/language/days.ts';
import { person, signIn } from '../support/accounts.ts';
import { inDays, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const post = mailCatcher();
let asClerk: Record<string, string>;

beforeAll(async () => {
  await seedPrices();
  asClerk = await signIn(await person('rental_staff'));
});
beforeEach(() => {
  post.mails = [];
  post.accepts = true;
});

const zofia = { first_name: 'Zofia', last_name: 'Mazur', phone: '601 884 207', email: 'zofia@poczta.example' };
const patch = (id: number, body: object) => call('PATCH', `/api/rent/${id}`, { body, cookies: asClerk });
const moneyOf = async (id: number) =>
  (await call('GET', `/api/rent/${id}/payments`, { cookies: asClerk })).json.data[0];
/** A car for two days of 100 zł, sold at the desk; paid in cash where `isPaid`. */
async function sold(isPaid: boolean): Promise<number> {
  const dates = { since: wireDay(inDays(3)), until: wireDay(inDays(4)) };
  const body = { status: 'PENDING', ...dates, Cars_id: await seedCar(100), ...zofia };
  const { id } = (await call('POST', '/api/rent', { body, cookies: asClerk })).json.data;
  if (isPaid) {
    const payment = { method: 'CASH', amount: 20_000 };
    expect((await call('POST', `/api/rent/${id}/payments`, { body: payment, cookies: asClerk })).status).toBe(201);
  }
  return id;
}
/** As the list does it, which sends no money. */
const noMoney = { refund: false, amount: 0 };
const cancel = async (id: number) =>
  expect((await patch(id, { status: 'CANCELLED', ...noMoney, reason: 'Pomyłka' })).status).toBe(200);
const restore = async (id: number) => expect((await patch(id, { status: 'PENDING', ...noMoney })).status).toBe(200);
const subjects = () => post.mails.map(({ subject }) => subject?.replace(/^.*(?=Rezerwacja)/, ''));
const newest = () => post.mails.at(-1)?.text?.replaceAll('\u00a0', ' ') ?? '';

test('a cancelling without a refund that staff take back is told, with the booking as it stands', async () => {
  const id = await sold(true);
  await cancel(id);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/anulowana przez lotnisko$/));
  expect(newest()).toContain('Opłata nie wraca.');
  await restore(id);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/znowu obowiązuje$/));
  expect(newest()).toContain('cofnęła anulowanie');
  expect(newest()).toContain('Twoja wpłata liczy się za nią jak przed anulowaniem');
  expect(newest()).toMatch(/Toyota Yaris/);
  expect(newest()).not.toMatch(/Było|Dopłata|Do zapłaty|Oddajemy/);
  const file = post.mails.at(-1)?.attachments.find(({ filename }) => filename?.endsWith('.ics'));
  expect(String(file?.mimeType)).toBe('text/calendar');
  expect(new TextDecoder().decode(file?.content as ArrayBuffer)).toContain('STATUS:CONFIRMED');
});

test('a booking that nobody has paid asks for its money again once its cancelling is taken back', async () => {
  const id = await sold(false);
  await cancel(id);
  await restore(id);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/znowu obowiązuje$/));
  expect(newest()).toContain('Do zapłaty: 200,00 zł');
  expect(newest()).not.toContain('wpłata');
});

test('what was still due of a booking is due again once its cancelling is taken back', async () => {
  const id = await sold(true);
  expect((await patch(id, { until: wireDay(inDays(5)), charge: true })).status).toBe(200);
  await cancel(id);
  expect(await moneyOf(id)).toMatchObject({ due: 0 });
  await restore(id);
  expect(await moneyOf(id)).toMatchObject({ state: 'CONFIRMED', amount: 30_000, paid: 20_000, due: 10_000 });
  await expect.poll(newest).toContain('Do zapłaty: 100,00 zł');
});

test('a cancelling that is taken back before its mail could leave is never told as one', async () => {
  const id = await sold(true);
  await runJob('outbox');
  post.accepts = false;
  await cancel(id);
  await expect
    .poll(() =>
      query(`select last_error is not null as failed from outbox where kind = 'cancellation' and sent_at is null`),
    )
    .toEqual([{ failed: true }]);
  post.accepts = true;
  post.mails = [];
  await restore(id);
  await query(`update outbox set next_attempt = now() where sent_at is null`);
  await runJob('outbox');
  const { order_number } = await moneyOf(id);
  expect(subjects().filter((it) => it?.includes(order_number))).toEqual([
    `Rezerwacja ${order_number} znowu obowiązuje`,
  ]);
});
