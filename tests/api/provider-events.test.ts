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
import { moveClock } from '../support/move-clock.ts';
import { liftLimits } from '../support/unlimited.ts';

// All that the provider tells of payments, of refunds made there and of disputes, ten times each, late and shuffled: a
// few orders in every run, `npm run trust events` hundreds; SEED=… shuffles them so again. Of every third order only
// the other mode tells: it must stand as if nobody had told anything, until the jobs ask the provider themselves

const many = Number(process.env.EVENT_ORDERS ?? 12);
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
  /** How a dispute over it has ended there. */
  dispute: 'WON' | 'LOST' | null;
  /** Nothing is told of it but by the other mode. */
  isOther: boolean;
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
  async (bought) => {
    const { intent } = bought;
    await shop.sandbox(`payment_intents/${intent}/dispute`);
    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
    if (!dispute) throw new Error('No dispute was opened');
    const isWon = random() < 0.5;
    bought.dispute = isWon ? 'WON' : 'LOST';
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
  const isOther = nth % 3 === 2;
  const it: Bought = { order: json.order, intent: intentOf(json), isGone: false, dispute: null, isOther };
  const unpaid = await shop.stripe.paymentIntents.retrieve(it.intent);
  const paid = await shop.pay(it.intent);
  const history = (await histories[nth % histories.length]?.(it)) ?? [];
  const told: Event[] = [
    ['payment_intent.created', unpaid],
    ['payment_intent.payment_failed', unpaid],
    ['payment_intent.processing', { ...unpaid, status: 'processing' }],
    ['payment_intent.succeeded', paid],
    ...history,
    // What nobody listens to
    ['invoice.paid', { id: 'in_1', payment_intent: it.intent }],
  ];
  const byOther = told.map(([type, object]): Event => [type, object, true]);
  return [it, isOther ? byOther : [...told, ['payment_intent.succeeded', paid, true]]];
}

/** A payment of somebody else's shop at the same account, and a refund of it. */
async function ofNobody(): Promise<Event[]> {
  const { id } = await shop.stripe.paymentIntents.create({ amount: 5_000, currency: 'pln', metadata: { order: 'x' } });
  const paid = await shop.pay(id);
  return [
    ['payment_intent.succeeded', paid],
    ['charge.refunded', await shop.stripe.refunds.create({ payment_intent: id })],
  ];
}

const tenTimes = (event: Event): Event[] => Array.from({ length: 10 }, () => event);

function shuffled<T>(them: T[]): T[] {
  for (let at = them.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [them[at] as T, them[other] as T];
    [them[at], them[other]] = [two, one];
  }
  return them;
}

/** What of an order that only the other mode told of is not as if nobody had. */
async function touched({ order }: Bought): Promise<string[]> {
  const [it] = await query<{ state: string; mails: number; known: number }>(
    `select state, (select count(*)::int from outbox where order_id = o.id) as mails,
            (select count(*)::int from payments p left join refunds r on r.payment_id = p.id
              where p.order_id = o.id and (p.state = 'PAID' or p.dispute is not null or r.id is not null)) as known
       from orders o where id = $1`,
    [order],
  );
  return it?.state === 'HELD' && it.mails + it.known === 0 ? [] : [`${order} obeyed the other mode: ${it?.state}`];
}

/** What is not one booking, one mail and the dispute as it ended. */
async function wrongWith({ order, isGone, dispute }: Bought): Promise<string[]> {
  const wrong: string[] = [];
  const bookings = await query('select id from parking where order_id = $1 and status = $2', [order, 'RESERVED']);
  if (bookings.length !== (isGone ? 0 : 1)) wrong.push(`${order} is booked ${bookings.length} times`);
  const mails = await query<{ kind: string; sent: boolean; times: number }>(
    `select kind, bool_and(sent_at is not null) as sent, count(*)::int as times
       from outbox where order_id = $1 group by kind, refund_id, facts`,
    [order],
  );
  for (const { kind, sent, times } of mails)
    if (times > 1 || !sent) wrong.push(`${order}: ${times} times ${kind}, ${sent ? '' : 'not '}sent`);
  const confirmations = mails.filter(({ kind }) => kind === 'confirmation').length;
  if (confirmations !== 1 && !(isGone && confirmations === 0)) wrong.push(`${order}: ${confirmations} confirmations`);
  const [noted] = await query<{ dispute: string | null }>('select dispute from payments where order_id = $1', [order]);
  if ((noted?.dispute ?? null) !== dispute) wrong.push(`${order}: its dispute is ${noted?.dispute}, there ${dispute}`);
  return wrong;
}

test('every event ten times in any order is one booking and one mail, and both books agree', async () => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  const made: Bought[] = [];
  const events: Event[] = (await ofNobody()).flatMap(tenTimes);
  for (let nth = 0; nth < many; nth++) {
    const [it, told] = await bought(nth);
    made.push(it);
    events.push(...told.flatMap(tenTimes));
  }
  const unlike: string[] = [];
  const hear = async (them: Event[]) => {
    for (const [type, object, live] of them) {
      const { status } = await shop.tell(type, object, undefined, live);
      if (status !== (live ? 400 : 200)) unlike.push(`${type}${live ? ' of the other mode' : ''} answered ${status}`);
    }
  };
  // One in eight comes when its hold is over, and the jobs have asked themselves
  const late = shuffled(events).splice(0, Math.floor(events.length / 8));
  await hear(events);
  const others = made.filter(({ isOther }) => isOther);
  const obeyed = (await Promise.all(others.map(touched))).flat();
  await moveClock('1 hour');
  for (const job of ['sweeper', 'outbox', 'compare', 'outbox'] as const) await runJob(job);
  await hear(late);
  for (const job of ['sweeper', 'outbox', 'compare', 'outbox'] as const) await runJob(job);

  const wrong: string[] = [];
  for (const it of made) wrong.push(...(await wrongWith(it)));
  const times = Map.groupBy(post.mails, ({ messageId }) => messageId);
  wrong.push(...[...times].filter(([, mails]) => mails.length > 1).map(([id]) => `${id} came twice`));
  wrong.push(...(await violationsOf(await booksOf(shop, post), { promises: [], quotes: [] })));
  measured('events', events.length + late.length);
  measured('orders that only the other mode told of', others.length);
  measured('of them obeyed', obeyed.length);
  measured('answers unlike 200, or 400 to the other mode', unlike.length);
  measured('what does not agree', wrong.length);
  expect(obeyed).toEqual([]);
  expect([...new Set(unlike)]).toEqual([]);
  expect(wrong).toEqual([]);
}, 600_000);
