import { beforeAll, expect, test, vi } from 'vitest';
import { randomFrom } from '../../db/demo/random.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { buy, inDays, parkingBooking, seedPrices } from '../support/bookings.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { violationsOf } from '../support/invariants/index.ts';
import { booksOf } from '../support/invariants/kept-books.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { measured } from '../support/measured.ts';
import { liftLimits } from '../support/unlimited.ts';

// All that the provider tells of payments, of refunds made there and of disputes, ten times each, late and shuffled: a
// few orders in every run, `npm run trust events` hundreds; SEED=… shuffles them so again

const many = Number(process.env.EVENT_ORDERS ?? 8);
const random = randomFrom(Number(process.env.SEED ?? 5));
const shop = cardShop();
const post = mailCatcher();
beforeAll(async () => {
  liftLimits();
  shop.hears = false;
  await seedPrices();
});

type Event = [type: string, object: object, live?: boolean];
interface Bought {
  order: string;
  intent: string;
  /** Its money went back at the provider: nothing of it is booked any more. */
  isGone: boolean;
}

/** What happens at the provider after a payment, and what it tells of that. */
const histories: ((bought: Bought) => Promise<Event[]>)[] = [
  async () => [],
  async (bought) => {
    bought.isGone = true;
    return [['charge.refunded', await shop.stripe.refunds.create({ payment_intent: bought.intent })]];
  },
  async ({ intent }) => {
    const [first, second] = [
      await shop.stripe.refunds.create({ payment_intent: intent, amount: 1_000 }),
      await shop.stripe.refunds.create({ payment_intent: intent, amount: 500 }),
    ];
    await shop.sandbox(`refunds/${second.id}/fail`);
    return [
      ['refund.updated', first],
      ['refund.updated', second],
      ['refund.failed', await shop.stripe.refunds.retrieve(second.id)],
    ];
  },
  async ({ intent }) => {
    await shop.sandbox(`payment_intents/${intent}/dispute`);
    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
    if (!dispute) throw new Error('No dispute was opened');
    const isWon = random() < 0.5;
    if (isWon) await shop.stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'winning_evidence' } });
    else await shop.stripe.disputes.close(dispute.id);
    const closed = await shop.stripe.disputes.retrieve(dispute.id);
    return [
      ['charge.dispute.created', dispute],
      ['charge.dispute.updated', closed],
      ['charge.dispute.closed', closed],
    ];
  },
];

/** Somebody's order, paid at once or after a card that was declined, and all that is told of it. */
async function bought(nth: number): Promise<[Bought, Event[]]> {
  const day = wireDay(inDays(1 + Math.floor(nth / 40)));
  const { status, json } = await buy(parkingBooking(nth % 40, { since: day, until: day }), 5_000);
  if (status !== 201) throw new Error(`Order ${nth} answered ${status} ${json.message}`);
  const it: Bought = { order: json.order, intent: intentOf(json), isGone: false };
  const unpaid = await shop.stripe.paymentIntents.retrieve(it.intent);
  const paid = await shop.pay(it.intent);
  const history = (await histories[nth % histories.length]?.(it)) ?? [];
  return [
    it,
    [
      ['payment_intent.created', unpaid],
      ['payment_intent.payment_failed', unpaid],
      ['payment_intent.processing', { ...unpaid, status: 'processing' }],
      ['payment_intent.succeeded', paid],
      ...history,
      // What nobody listens to, and what is told of the other mode
      ['invoice.paid', { id: 'in_1', payment_intent: it.intent }],
      ['payment_intent.succeeded', paid, true],
    ],
  ];
}

function shuffled<T>(them: T[]): T[] {
  for (let at = them.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [them[at] as T, them[other] as T];
    [them[at], them[other]] = [two, one];
  }
  return them;
}

test('every event ten times in any order is one booking and one mail, and both books agree', async () => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  const made: Bought[] = [];
  const events: Event[] = [];
  for (let nth = 0; nth < many; nth++) {
    const [it, told] = await bought(nth);
    made.push(it);
    events.push(...told.flatMap((event) => Array.from({ length: 10 }, () => event)));
  }
  const answers = new Set<number>();
  for (const [type, object, live] of shuffled(events))
    answers.add((await shop.tell(type, object, undefined, live)).status);
  for (const job of ['sweeper', 'outbox', 'compare', 'outbox'] as const) await runJob(job);

  const wrong: string[] = [];
  for (const { order, isGone } of made) {
    const bookings = await query('select id from parking where order_id = $1 and status = $2', [order, 'RESERVED']);
    if (bookings.length !== (isGone ? 0 : 1)) wrong.push(`${order} is booked ${bookings.length} times`);
    const [sent] = await query<{ mails: number }>(
      `select count(*)::int as mails from outbox where order_id = $1 and kind = 'confirmation'`,
      [order],
    );
    if ((sent?.mails ?? 0) > 1) wrong.push(`${order} was confirmed ${sent?.mails} times`);
  }
  const times = Map.groupBy(post.mails, ({ messageId }) => messageId);
  wrong.push(...[...times].filter(([, mails]) => mails.length > 1).map(([id]) => `${id} came twice`));
  wrong.push(...(await violationsOf(await booksOf(shop, post), { promises: [], quotes: [] })));
  measured('events', events.length);
  measured('what does not agree', wrong.length);
  expect(wrong).toEqual([]);
  expect([...answers].filter((status) => status >= 500)).toEqual([]);
}, 600_000);
