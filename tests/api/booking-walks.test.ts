import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { person, signIn } from '../support/accounts.ts';
import { seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import {
  type Booked,
  cancel,
  change,
  days,
  eachUnheard,
  finalise,
  managedBookings,
  quote,
  see,
} from '../support/managed-bookings.ts';

const shop = cardShop();
const post = mailCatcher();
const { parks } = managedBookings(shop, post);
let parker: Record<string, string>;
beforeAll(async () => {
  await seedPrices();
  parker = await signIn(await person('parking_staff'));
});
eachUnheard(shop, post);

/** What is left of what was paid, in grosze. */
const leftOf = async ({ order }: Booked): Promise<number> =>
  (await query<{ left: number }>('select paid_left($1) as left', [order]))[0]?.left ?? 0;
/** What the mails of a step say comes back. */
const toldIn = (): number =>
  post.mails
    .map(({ text = '' }) => /Oddajemy: (.+),(\d\d)\szł/.exec(text))
    .reduce((sum, it) => sum + (it ? Number(`${it[1]}${it[2]}`.replaceAll(/\s/g, '')) : 0), 0);

type Step = { by: 'staff' | 'holder' | 'provider'; last: number; refund: boolean; part: number };
const steps = fc.array(
  fc.record<Step>({
    by: fc.constantFrom('staff', 'staff', 'holder', 'holder', 'provider'),
    last: fc.integer({ min: 10, max: 17 }),
    refund: fc.boolean(),
    part: fc.integer({ min: 100, max: 9_000 }),
  }),
  { minLength: 4, maxLength: 6 },
);

const takes: Record<Step['by'], (booked: Booked, step: Step) => Promise<void>> = {
  staff: async (booked, { last, refund }) => {
    const before = await leftOf(booked);
    const body = { until: days(10, last).until, refund };
    expect((await call('PATCH', `/api/parking/${booked.id}`, { body, cookies: parker })).status).toBe(200);
    expect(toldIn()).toBe(before - (await leftOf(booked)));
  },
  holder: async (booked, { last }) => {
    const before = await leftOf(booked);
    const { difference } = (await quote(booked.token, 10, last)).json.data[0];
    const answer = await change(booked.token, 10, last, difference);
    if (answer.status === 400) return; // The same days
    if (difference > 0) {
      await shop.pay(intentOf(answer.json));
      expect((await finalise(answer.json.order)).status).toBe(201);
    } else expect(answer.status).toBe(200);
    expect([await leftOf(booked), toldIn()]).toEqual([before + difference, Math.max(-difference, 0)]);
  },
  provider: async (booked, { part }) => {
    const before = await leftOf(booked);
    const [first] = await query<{ left: number }>(
      `select p.amount - coalesce(sum(r.amount) filter (where r.state <> 'FAILED'), 0)::int as left
         from payments p left join refunds r on r.payment_id = p.id where p.intent_id = $1 group by p.id`,
      [booked.intent],
    );
    const amount = Math.min(part, (first?.left ?? 0) - 100);
    if (amount < 100) return;
    shop.hears = true;
    await shop.stripe.refunds.create({ payment_intent: booked.intent, amount });
    await expect.poll(() => leftOf(booked)).toBe(before - amount);
    shop.hears = false;
  },
};

test.each(fc.sample(steps, { seed: 25, numRuns: 5 }).map((walk, space) => [space + 1, walk] as const))(
  'what is quoted is told and given whatever staff, holder and provider did before: %i',
  async (space, walk) => {
    const booked = await parks(space, 10, 12);
    for (const step of walk) {
      post.mails = [];
      await takes[step.by](booked, step);
    }
    const { refund, left } = (await see(booked.token)).json.data[0];
    expect([left, refund <= left]).toEqual([await leftOf(booked), true]);
    post.mails = [];
    expect((await cancel(booked.token, refund)).status).toBe(200);
    expect([toldIn(), await leftOf(booked)]).toEqual([refund, left - refund]);
    const [sums] = await query(
      `select (select sum(amount) from payments where order_id = o.id and state = 'PAID')::int
              - (select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id
                  where p.order_id = o.id and r.state = 'DONE')::int as received, o.kept
         from orders o where id = $1`,
      [booked.order],
    );
    expect(sums?.kept).toBe(sums?.received);
  },
);
