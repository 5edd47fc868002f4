import { booksOnPages } from '../desk-days/guest-books.ts';
import { type Actor, ask, between, chance, pick } from '../desk-days/world.ts';
import { moveClock } from '../move-clock.ts';

/** How guests pay who do not pay at once, or not once. */
const ways = ['declined first', '3-D Secure, given up', 'late', 'twice', 'never comes back', 'at once'] as const;

/** Somebody books on the pages, and pays in one of the odd ways. */
export async function booksOddly(guest: Actor): Promise<void> {
  const { world } = guest;
  const way = pick(world, ways) ?? 'at once';
  const path = chance(world, 0.5) ? 'rent' : 'parking';
  const [first, days] = [between(world, 0, 20), between(world, 0, 5)];
  const promised = await booksOnPages(guest, { path, first, days });
  if (!promised) return;
  const pay = (card?: string) => world.shop.pay(promised.intent, card).catch(() => undefined);
  const finalise = () => ask(guest, 'POST', path, { order: promised.order });
  if (way === '3-D Secure, given up') return void (await pay('pm_card_authenticationRequired'));
  if (way === 'declined first') await pay('pm_card_chargeDeclined');
  if (way === 'late') await moveClock('25 minutes');
  const paid = await pay();
  if (paid?.status === 'succeeded') promised.paidAt = Date.now();
  if (way === 'never comes back') return;
  await Promise.all(way === 'twice' ? [finalise(), finalise(), finalise()] : [finalise()]);
}
