import { wireDay } from '../../../src/domain/language/days.ts';
import { contact, inDays, parkingBooking, rentalBooking } from '../bookings.ts';
import { intentOf } from '../card-shop.ts';
import { query } from '../database.ts';
import type { Promised } from '../invariants/holds.ts';
import { type Actor, ask, between, pick, tokenOf } from './world.ts';

interface Wish {
  path: 'rent' | 'parking';
  /** In how many days it begins, and how many more days it takes. */
  first: number;
  days: number;
}

/** Asks on the pages for what somebody wishes, and notes what was promised; undefined: it was refused. */
export async function booksOnPages(guest: Actor, { path, first, days }: Wish): Promise<Promised | undefined> {
  const { world } = guest;
  const [car, space] = [pick(world, world.cars) ?? 0, pick(world, world.spaces) ?? 0];
  const more = {
    ...{ since: wireDay(inDays(first)), until: wireDay(inDays(first + days)) },
    contact: { ...contact, email: `${between(world, 0, 1e9)}@poczta.example` },
  };
  const booking = path === 'rent' ? rentalBooking(car, more) : parkingBooking(space, more);
  const [price] = await query<{ amount: number }>(
    `select 100 * case when $1 = 'rent' then (select price_per_day from cars where id = $2)
                       else (select price_per_day from parking_info order by id desc limit 1) end as amount`,
    [path, car],
  );
  const amount = (price?.amount ?? 0) * (days + 1);
  const { status, json } = await ask(guest, 'POST', 'stripe/create-payment-intent', { amount, booking });
  if (status !== 201) return undefined;
  const promised: Promised = {
    ...{ order: json.order, intent: intentOf(json), expiresAt: Date.parse(json.expires_at) },
  };
  world.told.promises.push(promised);
  const made = { path, id: json.booking_id, number: json.order_number, token: '', waived: false } as const;
  world.made.push({ ...made, token: await tokenOf(json.order_number), held: promised });
  return promised;
}
