import { beforeAll, describe, expect, test } from 'vitest';
import { buy, inDays, parkingBooking, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
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
/** Payments that were opened, here and at the card provider. */
async function opened(): Promise<number[]> {
  const here = await query('select 1 from orders where intent_id is not null');
  return [here.length, (await shop.stripe.paymentIntents.list({ limit: 100 })).data.length];
}
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

describe.each(['parking', 'rental'])('many people want one place at once: %s', (kind) => {
  test.each(rounds)('for the same days from day %i on: one has it, and one payment was opened', async (day) => {
    const [here = 0, there = 0] = await opened();
    const answers = await all(kind, () => [day, day + 1]);
    const won = answers.filter(({ status }) => status === 201).length;
    expect([won, answers.filter(({ status }) => status === 409).length]).toEqual([1, buyers.length - 1]);
    expect(await opened()).toEqual([here + 1, there + 1]);
    expect(new Set(answers.flatMap(({ json }) => json.message ?? []))).toEqual(
      new Set(['Ten termin jest już zajęty. Wybierz inny termin lub miejsce']),
    );
  });

  test.each(rounds)('for days that overlap, from day %i on: nobody has a day of another', async (day) => {
    const from = day + 200;
    const answers = await all(kind, (buyer) => [from + (buyer % 3), from + (buyer % 3) + 1]);
    const won = answers.filter(({ status }) => status === 201).length;
    expect([won >= 1 && won <= 2, answers.filter(({ status }) => status === 409).length + won]).toEqual([
      true,
      buyers.length,
    ]);
    expect(await overlaps()).toEqual([]);
  });
});
