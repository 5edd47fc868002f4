import pg from 'pg';
import type Stripe from 'stripe';
import { beforeAll, expect, test } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { buy, inDays, parkingBooking, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import type { Ask, Books } from '../support/invariants/books.ts';
import { type Told, violationsOf } from '../support/invariants/index.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { tokenOf } from '../support/managed-bookings.ts';

// Each invariant is seen to find its defect: otherwise trust tests that find nothing would prove nothing

const shop = cardShop();
const post = mailCatcher();

const days = { since: `${inDays(5)} 00:00:00`, until: `${inDays(6)} 00:00:00` };
async function held(space: number) {
  const { json } = await buy(parkingBooking(space, days));
  const { order, order_number: number, expires_at } = json;
  return { order, number, intent: intentOf(json), expiresAt: Date.parse(expires_at) };
}
async function booked(space: number) {
  const made = await held(space);
  await shop.pay(made.intent);
  await call('POST', '/api/parking', { body: { order: made.order } });
  const token = await tokenOf(post, made.number);
  return { ...made, paidAt: Date.now(), path: `/api/rezerwacja/${token}` };
}

interface Defect {
  sql?: string;
  intents?: (them: Stripe.PaymentIntent[]) => Stripe.PaymentIntent[];
  refunds?: (them: Stripe.Refund[]) => Stripe.Refund[];
  letters?: (them: Books['letters']) => Books['letters'];
  told?: (told: Told) => void;
}

const told: Told = { promises: [], quotes: [] };
const places = { held: 1, stands: 2, cancelled: 3, changed: 4 };
beforeAll(async () => {
  await seedPrices();
  const waiting = await held(places.held);
  const stands = await booked(places.stands);
  const cancelled = await booked(places.cancelled);
  await call('POST', `${cancelled.path}/cancel`, { body: { amount: 10_000 } });
  const changed = await booked(places.changed);
  const body = { since: inDays(5), until: inDays(5), difference: -5_000 };
  await call('POST', `${changed.path}/dates`, { body });
  told.promises = [waiting, stands];
  told.quotes = [
    { number: cancelled.number, kind: 'cancellation', by: 'CUSTOMER', amount: 10_000, done: true },
    { number: changed.number, kind: 'change', by: 'CUSTOMER', amount: 5_000, done: true },
  ];
});

/** What is violated once this defect is there; it is gone again afterwards. */
async function violationsWith({ sql, intents, refunds, letters, told: tell }: Defect): Promise<string[]> {
  const client = new pg.Client(process.env.DATABASE_URL);
  await client.connect();
  try {
    await client.query('begin');
    if (sql) await client.query(sql);
    const ask: Ask = async (text, values = []) => (await client.query(text, values)).rows;
    const there = {
      intents: (await shop.stripe.paymentIntents.list({ limit: 100 })).data,
      refunds: (await shop.stripe.refunds.list({ limit: 100 })).data,
      letters: post.mails.map(({ text = '', messageId = '' }) => ({
        ...{ to: '', text, about: messageId.replace(/^<|@.*$/g, '') },
      })),
    };
    const books = {
      ask,
      intents: intents?.(there.intents) ?? there.intents,
      refunds: refunds?.(there.refunds) ?? there.refunds,
      letters: letters?.(there.letters) ?? there.letters,
    };
    const known = structuredClone(told);
    tell?.(known);
    return await violationsOf(books, known);
  } finally {
    await client.query('rollback');
    await client.end();
  }
}

const of = (place: keyof typeof places) => `(select id from orders where space_id = ${places[place]})`;
const paymentOf = (place: keyof typeof places) => `(select id from payments where order_id = ${of(place)})`;
/** Past the triggers, as a defect in them would leave it. */
const quietly = (sql: string) => `set local session_replication_role = replica; ${sql}; reset session_replication_role`;

test('nothing is violated where nothing went wrong', async () => {
  expect(await violationsWith({})).toEqual([]);
});

const twice = (them: Stripe.Refund[]) => [...them, ...them.slice(0, 1).map((it) => ({ ...it, id: 're_again' }))];
const grosz = <T extends { amount: number }>(them: T[]) => them.map((it) => ({ ...it, amount: it.amount + 1 }));

test.each<[string, Defect, RegExp]>([
  ['a refund that was sent twice', { refunds: twice }, /^refunds: refund \d+ was made 2 times/],
  ['a refund that the provider never made', { refunds: () => [] }, /^refunds: pi_\w+: the provider gave 0 back/],
  ['a refund of another amount there', { refunds: grosz }, /^refunds: refund \d+ is 10000 here and 10001/],
  [
    'refunds of more than was paid',
    {
      sql: quietly(
        `insert into refunds (payment_id, order_number, amount, cause)
         select id, order_number, 10001, 'STAFF' from payments where order_id = ${of('stands')}`,
      ),
    },
    /^refunds: pi_\w+: of 10000 that came 10001 goes back/,
  ],
  ['a promised hold that expired', { sql: `select expire_order(${of('held')})` }, /^holds: \w+: .* and is EXPIRED/],
  [
    'a promised hold whose payment was closed',
    { intents: (them) => them.map((it) => (it.status === 'succeeded' ? it : { ...it, status: 'canceled' })) },
    /^holds: \w+: .* and its payment is closed/,
  ],
  [
    'a promised hold that somebody deleted',
    { sql: `delete from parking where space_id = ${places.held}` },
    /^holds: \w+: .* and nothing is held/,
  ],
  [
    'what was paid in time, given back',
    { sql: `insert into refunds (payment_id, amount, cause) values (${paymentOf('stands')}, 10000, 'TAKEN')` },
    /^holds: \w+: was paid in time, and is CONFIRMED without its place/,
  ],
  [
    'one place for two',
    { sql: `alter table parking drop constraint parking_taken; update parking set space_id = ${places.held}` },
    /^holds: space 1 is two people's on/,
  ],
  [
    'a sum quoted that differs by a grosz',
    { told: ({ quotes }) => quotes.splice(0, 2, ...grosz(quotes)) },
    new RegExp(`^quotes: ${airportCode}-\\w+: CUSTOMER's cancellation for 10001 was quoted, and nobody told`),
  ],
  [
    'a sum told that was never quoted',
    { told: ({ quotes }) => quotes.splice(0, 1) },
    new RegExp(`^quotes: ${airportCode}-\\w+: CUSTOMER's cancellation for 10000 was told, and never quoted`),
  ],
  [
    'a sum told that is not given',
    { sql: `update refunds set amount = 9999 where payment_id = ${paymentOf('cancelled')}` },
    new RegExp(`^quotes: ${airportCode}-\\w+: CUSTOMER's cancellation for 10000 was told, and 9999 is given`),
  ],
  [
    'a mail that says another sum',
    { letters: (them) => them.map((it) => ({ ...it, text: it.text.replaceAll('100,00', '100,01') })) },
    new RegExp(`^quotes: ${airportCode}-\\w+: CUSTOMER's cancellation for 10000 is not in its mail`),
  ],
  [
    'a payment that was never booked',
    { sql: `update payments set state = 'CLOSED' where order_id = ${of('stands')}` },
    /^payments: pi_\w+: 10000 came, and here it is 0/,
  ],
  [
    'a payment that is kept here as a larger one',
    { sql: `update payments set amount = 10001 where order_id = ${of('stands')}` },
    new RegExp(`^ledger: ${airportCode}-\\w+ \\(CONFIRMED\\): 10001 came where 10000 was agreed`),
  ],
  [
    'a refund that was forgotten',
    { sql: quietly(`delete from outbox where kind = 'refund'; delete from refunds`) },
    new RegExp(`^ledger: ${airportCode}-\\w+ \\(REFUNDED\\): 0 goes back where 10000 was told`),
  ],
  [
    'a paid order that counts as expired',
    { sql: `update orders set state = 'EXPIRED' where id = ${of('stands')}` },
    new RegExp(`^ledger: ${airportCode}-\\w+ \\(EXPIRED\\): 10000 is left of 10000, and nothing is booked`),
  ],
  [
    'money that is kept of a booking that was cancelled in time',
    {
      sql: quietly(`update refunds set amount = 9999; update outbox set facts = facts || '{"amount": 9999}'
                     where kind = 'cancellation'`),
    },
    new RegExp(`^ledger: ${airportCode}-\\w+ \\(REFUNDED\\): 1 is kept, and nobody was told`),
  ],
  [
    'a paid order whose booking is gone',
    { sql: `delete from parking where space_id = ${places.stands}` },
    new RegExp(`^ledger: ${airportCode}-\\w+ \\(CONFIRMED\\): nothing stands booked`),
  ],
  [
    'a change without its line in the event log',
    { sql: quietly(`update parking set since = since - interval '1 day' where space_id = ${places.stands}`) },
    /^event log: parking \d+: by the log since "[^"]*" is there 0 times, in the table 1 times/,
  ],
  [
    'a line of the event log that is missing',
    {
      sql: `delete from event_log where table_name = 'orders' and log_details ->> 'id' = (
              select order_number from orders where space_id = ${places.cancelled})
               and log_details #>> '{changes,state,1}' = 'CONFIRMED'`,
    },
    new RegExp(
      `^event log: orders ${airportCode}-\\w+: line \\d+ of the log replaces state "CONFIRMED", which was not there`,
    ),
  ],
  [
    'a row that was added twice by the event log',
    {
      sql: `insert into event_log (table_name, by_user, action, log_details)
            select table_name, by_user, action, log_details from event_log
             where table_name = 'parking' and action = 'INSERT' order by id limit 1`,
    },
    /^event log: parking \d+: by the log rows true is there 2 times, in the table 1 times/,
  ],
])('found: %s', async (_, defect, words) => {
  expect(await violationsWith(defect)).toContainEqual(expect.stringMatching(words));
});
