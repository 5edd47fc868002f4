import { wireDay } from '../../../src/domain/language/days.ts';
import type { Signed } from '../accounts.ts';
import { inDays } from '../bookings.ts';
import { query } from '../database.ts';
import { ask, between, chance, pick, type World } from '../desk-days/world.ts';

/** What an administrator changes of the airport itself: prices, cars in and out of the offer, a car off the road. */
export async function editsAirport(world: World, clerk: Signed): Promise<void> {
  const actor = { world, name: 'administrator', clerk };
  const [car, price, what] = [pick(world, world.cars), between(world, 80, 260), between(world, 0, 3)];
  if (what === 0) await ask(actor, 'PATCH', `cars/${car}`, { price_per_day: price });
  if (what === 1) await ask(actor, 'PATCH', `cars/${car}`, { active: chance(world, 0.7) });
  if (what === 2) {
    const [day, days] = [between(world, 1, 30), between(world, 0, 3)];
    const stay = { since: wireDay(inDays(day)), until: wireDay(inDays(day + days)) };
    await ask(actor, 'POST', 'car-blocks', { Cars_id: car, ...stay, reason: 'przegląd' });
  }
  if (what === 3) {
    const [info] = await query<{ id: number }>('select id from parking_info order by id desc limit 1');
    await query('update parking_info set price_per_day = $2 where id = $1', [info?.id, 5 * between(world, 8, 14)]);
  }
}
