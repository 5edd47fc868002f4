import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allSpaces, levelOf } from '../../src/domain/booking/parking.ts';
import { type Person, person, signIn } from '../support/accounts.ts';
import { buy, parkingBooking, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { type Told, violationsOf } from '../support/invariants/index.ts';
import { booksOf } from '../support/invariants/kept-books.ts';
import { runJob } from '../support/job.ts';
import { killPoints } from '../support/kill-points.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { cancel, change, days, finalise, linkIn, managedBookings } from '../support/managed-bookings.ts';
import { measured } from '../support/measured.ts';
import { moveClock } from '../support/move-clock.ts';
import { liftLimits } from '../support/unlimited.ts';

// The product killed before and after each call of its database and of the card provider while somebody pays, changes,
// cancels: `npm run trust kills` at every one of them, every run at one in `each`

const each = Number(process.env.KILL_EACH ?? 23);
const first = Number(process.env.SEED ?? 0);

const shop = cardShop();
const post = mailCatcher();
const points = killPoints();
const { booked } = managedBookings(shop, post);
let staff: Record<Place['path'], Person>;
const contactAtDesk = { first_name: 'Zofia', last_name: 'Mazur', phone: '601 884 207', email: 'zofia@poczta.example' };
beforeAll(async () => {
  liftLimits();
  await seedPrices();
  staff = { parking: await person('parking_staff'), rent: await person('rental_staff') };
});
beforeEach(() => {
  shop.hears = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const told: Told = { promises: [], quotes: [] };
/** Free and never asked for: a space, or a car of the same price, for days from `from` on. */
interface Place {
  path: 'parking' | 'rent';
  from: number;
  /** What it is called in a booking of a customer, and of staff. */
  booking(since: number, until: number): object;
  sold(since: number, until: number): object;
  /** Who sells it. */
  staff: Record<string, string>;
}
let [space, from] = [0, 10];
const day = 5_000;
const price = 3 * day;

async function nextPlace(path: Place['path']): Promise<Place> {
  const stay = (since: number, until: number) => ({ ...days(since, until), status: 'PENDING', ...contactAtDesk });
  // Their session is over: the clock goes on an hour with each kill
  const cookies = await signIn(staff[path]);
  if (path === 'rent') {
    const car = await seedCar(50);
    return {
      ...{ path, from: 10, staff: cookies },
      booking: (since, until) => rentalBooking(car, days(since, until)),
      sold: (since, until) => ({ Cars_id: car, ...stay(since, until) }),
    };
  }
  space = (space + 1) % allSpaces.length;
  // What is booked meets nobody before
  if (space === 0) from += 20;
  const spot = { parking_level: levelOf(space), space_id: space, license_plate: 'GSL1' };
  return {
    ...{ path, from, staff: cookies },
    booking: (since, until) => parkingBooking(space, days(since, until)),
    sold: (since, until) => ({ ...spot, ...stay(since, until) }),
  };
}

async function holds({ from: since, booking }: Place) {
  const { status, json } = await buy(booking(since, since + 2), price);
  if (status !== 201) return undefined;
  const { order, expires_at } = json;
  const promised: Told['promises'][number] = { order, intent: intentOf(json), expiresAt: Date.parse(expires_at) };
  told.promises.push(promised);
  return promised;
}
const pays = async (promised: Told['promises'][number]) => {
  await shop.pay(promised.intent);
  promised.paidAt = Date.now();
};
const parks = (place: Place) => booked(place.booking(place.from, place.from + 2), price, place.path);
/** What gives so much back, as it was told before; done where it answers 200. */
async function quoted(
  number: string,
  [kind, by, amount]: ['cancellation' | 'change', 'CUSTOMER' | 'STAFF', number],
  does: () => Promise<{ status: number }>,
) {
  const quote = { number, kind, by, amount, done: false };
  told.quotes.push(quote);
  quote.done = (await does()).status === 200;
}

/** What staff do with a booking. */
const patch = ({ path, staff }: Place, id: number, body: object) =>
  call('PATCH', `/api/${path}/${id}`, { body, cookies: staff });
/** Booked by staff for somebody, and not paid yet. */
async function sells({ path, staff, sold, from: since }: Place) {
  const { status, json, text } = await call('POST', `/api/${path}`, { body: sold(since, since + 2), cookies: staff });
  if (status !== 201) throw new Error(`Selling answered ${status} ${text}`);
  const id: number = json.data.id;
  const { data } = (await call('GET', `/api/${path}/${id}/payments`, { cookies: staff })).json;
  const [order] = await query<{ number: string }>(
    `select order_number as number from orders o join ${path === 'rent' ? 'rentals' : 'parking'} b on b.order_id = o.id
      where b.id = $1`,
    [id],
  );
  return { id, number: order?.number ?? '', token: linkIn(data[0].link) };
}
const takesCash = ({ path, staff }: Place, id: number, amount = price) =>
  call('POST', `/api/${path}/${id}/payments`, { body: { method: 'CASH', amount }, cookies: staff });
/** Cash that waits to be given back by hand. */
async function givesBack({ path, staff }: Place, id: number) {
  const [refund] = await query<{ id: number; amount: number }>(
    `select r.id, r.amount from refunds r join payments p on p.id = r.payment_id
       join ${path === 'rent' ? 'rentals' : 'parking'} b on b.order_id = p.order_id where b.id = $1`,
    [id],
  );
  const body = { amount: refund?.amount };
  return call('POST', `/api/${path}/${id}/refunds/${refund?.id}`, { body, cookies: staff });
}
const cancelledByStaff = (place: Place, number: string, id: number) =>
  quoted(number, ['cancellation', 'STAFF', price], () => patch(place, id, { status: 'CANCELLED', amount: price }));

/** What is done before, unharmed; it answers what is then killed. */
const acts: Record<string, (place: Place) => Promise<() => Promise<unknown>>> = {
  paying: async (place) => async () => {
    const promised = await holds(place);
    if (!promised) return;
    await pays(promised);
    await finalise(promised.order, place.path);
  },
  'a payment that the sweeper finds': async (place) => {
    const promised = await holds(place);
    if (promised) await pays(promised);
    return async () => {
      await runJob('sweeper');
      await runJob('outbox');
    };
  },
  'a hold that runs out': async (place) => {
    const promised = await holds(place);
    if (promised) promised.givenUp = 'left';
    await moveClock('20 minutes');
    return () => runJob('sweeper');
  },
  'dates that cost more': async (place) => {
    const { token, number } = await parks(place);
    return async () => {
      const answer = await change(token, place.from, place.from + 3, day);
      if (answer.status !== 201) return;
      await shop.pay(intentOf(answer.json));
      await quoted(number, ['change', 'CUSTOMER', -day], async () => {
        const { status } = await finalise(answer.json.order, place.path);
        return { status: status === 201 ? 200 : status };
      });
    };
  },
  'dates that cost less': async (place) => {
    const { token, number } = await parks(place);
    return () => quoted(number, ['change', 'CUSTOMER', day], () => change(token, place.from, place.from + 1, -day));
  },
  'cancelling by its holder': async (place) => {
    const { token, number } = await parks(place);
    return () => quoted(number, ['cancellation', 'CUSTOMER', price], () => cancel(token, price));
  },
  'cancelling by staff': async (place) => {
    const { id, number } = await parks(place);
    const body = { status: 'CANCELLED', refund: true };
    return () => quoted(number, ['cancellation', 'STAFF', price], () => patch(place, id, body));
  },
  'new dates by staff': async (place) => {
    const { id, number } = await parks(place);
    const body = { until: days(place.from, place.from + 1).until, refund: true };
    return () => quoted(number, ['change', 'STAFF', day], () => patch(place, id, body));
  },
  'dearer dates by staff': async (place) => {
    const { id, number } = await parks(place);
    const body = { until: days(place.from, place.from + 3).until, charge: true };
    return () => quoted(number, ['change', 'STAFF', 0], () => patch(place, id, body));
  },
  'a payment by the link': async (place) => {
    const { token } = await sells(place);
    return async () => {
      const body = { amount: price, terms: true };
      const { status, json } = await call('POST', `/api/rezerwacja/${token}/payment`, { body });
      if (status !== 201) return;
      await shop.pay(intentOf(json));
      await finalise(json.order, place.path);
    };
  },
  'cash at the desk': async (place) => {
    const { id } = await sells(place);
    return () => takesCash(place, id);
  },
  'cancelling what was paid in cash': async (place) => {
    const { id, number } = await sells(place);
    await takesCash(place, id);
    return () => cancelledByStaff(place, number, id);
  },
  'cash given back': async (place) => {
    const { id, number } = await sells(place);
    await takesCash(place, id);
    await cancelledByStaff(place, number, id);
    return () => givesBack(place, id);
  },
};
/** Nothing finishes these but whoever did them, who does them again. */
const again = ['cash given back', 'cash at the desk'];

/** It runs again: what nobody came back for is settled by the next run of each job, when what was taken is free. */
async function settled(): Promise<void> {
  points.revive();
  await moveClock('1 hour');
  for (const job of ['sweeper', 'outbox'] as const) await runJob(job);
}

/** What of an order still waits; what came more than twice, as a mail may, killed before it was written down. */
async function unsettled(): Promise<string[]> {
  const orders = await query<{ number: string; state: string }>(
    // Cash waits for the hand that gives it back
    `select order_number as number, state from orders o
      where state = 'HELD' or state = 'REFUND_PENDING' and not exists (
              select from refunds r join payments p on p.id = r.payment_id
               where p.order_id = o.id and r.state = 'PENDING' and p.method <> 'CARD')`,
  );
  const unsent = await query<{ kind: string }>(
    `select kind from outbox
      where sent_at is null and order_id is not null`,
  );
  const times = Map.groupBy(post.mails, ({ messageId }) => messageId);
  return [
    ...orders.map(({ number, state }) => `${number} is ${state} still`),
    ...unsent.map(({ kind }) => `a ${kind} was not sent`),
    ...[...times].filter(([, mails]) => mails.length > 2).map(([id, { length }]) => `${id} came ${length} times`),
  ];
}

/** Kills an act at its nth point, and says what is not settled then; unharmed, without one, the names of its points. */
async function killedAt(path: Place['path'], name: string, nth?: number): Promise<string[]> {
  const act = await acts[name]?.(await nextPlace(path));
  points.begin(nth);
  const { passed } = points;
  await act?.().catch(() => {});
  const { killed } = points;
  await settled();
  if (nth === undefined) return passed;
  if (again.includes(name)) await act?.();
  return (await unsettled()).map((words) => `${name}, killed ${killed}: ${words}`);
}

const isRefunded = (step: string) => step.startsWith('after POST /v1/refunds');

const names = new Set<string>();
let [kills, spared] = [0, 0];
afterAll(() => {
  measured('acts, of spaces and of cars', Object.keys(acts).length * 2);
  measured('kills', kills);
  measured('steps that it was not killed at', spared);
  measured('steps of other names', names.size);
});

describe.each(['parking', 'rent'] as const)('of %s', (path) => {
  test.each(Object.keys(acts))(
    '%s, killed at each step, leaves nobody without their money or their place',
    async (name) => {
      const steps = await killedAt(path, name);
      expect(steps.length).toBeGreaterThan(3);
      const found: string[] = [];
      // A refund that is made and never heard of is tried again: it must be known again
      const tried = steps.flatMap((step, nth) => (nth % each === first % each || isRefunded(step) ? [nth] : []));
      spared += steps.length;
      for (const nth of tried) {
        if (found.length > 0) break;
        names.add(steps[nth] ?? '');
        kills += 1;
        spared -= 1;
        found.push(...(await killedAt(path, name, nth)));
      }
      found.push(...(await violationsOf(await booksOf(shop, post), told)));
      measured('what was lost or done twice', found.length);
      expect(found).toEqual([]);
    },
    1_200_000,
  );
});
