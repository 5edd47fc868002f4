import { wireDay } from '../../../src/domain/language/days.ts';
import { contact, inDays, parkingBooking, rentalBooking } from '../bookings.ts';
import { intentOf } from '../card-shop.ts';
import { query } from '../database.ts';
import { type Actor, ask, between, chance, pick, tokenOf } from '../desk-days/world.ts';
import type { Promised } from '../invariants/holds.ts';
import { moveClock } from '../move-clock.ts';

/** How guests pay who do not pay at once, or not once. */
const ways = ['declined first', '3-D Secure, given up', 'late', 'twice', 'never comes back', 'at once'] as const;

/** Somebody books on the pages, and pays in one of the odd ways. */
export async function booksOddly(guest: Actor): Promise<void> {
  const { world } = guest;
  const way = pick(world, ways) ?? 'at once';
  const path: 'rent' | 'parking' = chance(world, 0.5) ? 'rent' : 'parking';
  const [first, days] = [between(world, 0, 20), between(world, 0, 5)];
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
  if (status !== 201) return;
  const promised: Promised = {
    ...{ order: json.order, intent: intentOf(json), expiresAt: Date.parse(json.expires_at) },
  };
  world.told.promises.push(promised);
  const made = { path, id: json.booking_id, number: json.order_number, token: '', waived: false } as const;
  world.made.push({ ...made, token: await tokenOf(json.order_number), held: promised });
  const pay = (card?: string) => world.shop.pay(promised.intent, card).catch(() => undefined);
  const finalise = () => ask(guest, 'POST', path, { order: json.order });
  if (way === '3-D Secure, given up') return void (await pay('pm_card_authenticationRequired'));
  if (way === 'declined first') await pay('pm_card_chargeDeclined');
  if (way === 'late') await moveClock('25 minutes');
  const paid = await pay();
  if (paid?.status === 'succeeded') promised.paidAt = Date.now();
  if (way === 'never comes back') return;
  await Promise.all(way === 'twice' ? [finalise(), finalise(), finalise()] : [finalise()]);
}
