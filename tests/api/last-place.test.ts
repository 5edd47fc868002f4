import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy, inDays, parkingBooking, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { measured } from '../support/measured.ts';
import { liftLimits } from '../support/unlimited.ts';

// People who want one place at once; `npm run trust buyers` are 200 of them, in 20 rounds, each some other days

const rounds = Array.from({ length: Number(process.env.BUYER_ROUNDS ?? 1) }, (_, i) => 5 + 4 * i);
// So few that a busy machine asks none of them to come again
const buyers = Array.from({ length: Number(process.env.BUYERS ?? 40) }, (_, i) => i);

const shop = cardShop();
let car: number;
beforeAll(async () => {
  liftLimits();
  await seedPrices();
  car = await seedCar(50);
});

const days = (since: number, until: number) => ({
  since: `${inDays(since)} 00:00:00`,
  until: `${inDays(until)} 00:00:00`,
});
/** Payments that were opened, at the card provider. */
async function opened(): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { id } of shop.stripe.paymentIntents.list({ limit: 100 })) ids.add(id);
  return ids;
}
/** Payments of orders that hold a place, as they are known here. */
const ofHolds = async () =>
  new Set((await query<{ id: string }>(`select intent_id as id from orders where state = 'HELD'`)).map(({ id }) => id));
const overlaps = () =>
  query(`select 1 from (select id, 'p' || space_id as place, during, status from parking
                        union all select id, 'c' || cars_id, during, status from rentals) a
           join (select id, 'p' || space_id as place, during, status from parking
                 union all select id, 'c' || cars_id, during, status from rentals) b
             on a.place = b.place and a.id < b.id and a.during && b.during
            and a.status <> 'CANCELLED' and b.status <> 'CANCELLED'`);

/** All at once, each from a network of their own. */
const all = (kind: string, stayOf: (buyer: number) => [number, number]) =>
  Promise.all(
    buyers.map((buyer) => {
      const [since, until] = stayOf(buyer);
      const stay = days(since, until);
      const booking = kind === 'rental' ? rentalBooking(car, stay) : parkingBooking(2, stay);
      return buy(booking, (until - since + 1) * 5_000, { ip: `198.51.100.${buyer}` });
    }),
  );

const refusal = 'Ten termin jest już zajęty. Wybierz inny termin lub miejsce';

let held = 0;
afterAll(() => measured('rounds, for equal and for overlapping days, of a space and of a car', held));

/** What is wrong after a round in which so many at least, and at most, could have it. */
async function wrongWith(answers: Awaited<ReturnType<typeof all>>, least: number, most: number): Promise<string[]> {
  const won = answers.filter(({ status }) => status === 201).length;
  const lost = answers.filter(({ status, json }) => status === 409 && json.message === refusal).length;
  const both = await overlaps();
  const [there, here] = [await opened(), await ofHolds()];
  const ofLosers = there.difference(here).size + here.difference(there).size;
  held += 1;
  measured('buyers of a round', answers.length);
  measured('winners too few or too many', Math.max(least - won, won - most, 0));
  measured('days that two people have', both.length);
  measured('payments opened for who has nothing', ofLosers);
  return [
    ...(won < least || won > most ? [`${won} have it`] : []),
    ...(won + lost === buyers.length ? [] : [`${buyers.length - won - lost} were neither given nor refused it`]),
    ...(both.length > 0 ? [`${both.length} overlap`] : []),
    ...(ofLosers > 0 ? [`${ofLosers} payments are nobody's who holds a place`] : []),
  ];
}

describe.each(['parking', 'rental'])('many people want one place at once: %s', (kind) => {
  test.each(rounds)('for the same days from day %i on: one has it, and one payment was opened', async (day) => {
    expect(await wrongWith(await all(kind, () => [day, day + 1]), 1, 1)).toEqual([]);
  });

  test.each(rounds)('for days that overlap, from day %i on: nobody has a day of another', async (day) => {
    const from = day + 200;
    const answers = await all(kind, (buyer) => [from + (buyer % 3), from + (buyer % 3) + 1]);
    expect(await wrongWith(answers, 1, 2)).toEqual([]);
  });
});
