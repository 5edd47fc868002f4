import { inDays } from '../bookings.ts';
import { intentOf } from '../card-shop.ts';
import { booksOnPages } from './guest-books.ts';
import { type Actor, ask, between, chance, pickMade, quoted } from './world.ts';

type Act = (guest: Actor) => Promise<void>;

/** Books on the pages and pays, or walks away before that. */
const books: Act = async (guest) => {
  const { world } = guest;
  const path = chance(world, 0.6) ? 'rent' : 'parking';
  const [first, days, pays] = [between(world, 0, 5), between(world, 0, 3), chance(world, 0.85)];
  const promised = await booksOnPages(guest, { path, first, days });
  if (!promised || !pays) return;
  // Whoever works at the desk may let it go while it is paid for: then no money comes
  await world.shop.pay(promised.intent).then(
    () => {
      promised.paidAt = Date.now();
    },
    () => undefined,
  );
  await ask(guest, 'POST', path, { order: promised.order });
};

/** Pays by the link what is due of what the desk has sold. */
const paysDue: Act = async (guest) => {
  const { world } = guest;
  const made = pickMade(world);
  const seen = made && (await ask(guest, 'GET', `rezerwacja/${made.token}`)).json.data?.[0];
  if (!made || !seen?.due) return;
  const opened = await ask(guest, 'POST', `rezerwacja/${made.token}/payment`, { amount: seen.due, terms: true });
  if (opened.status === 201) await world.shop.pay(intentOf(opened.json)).catch(() => undefined);
};

const cancels: Act = async (guest) => {
  const { world } = guest;
  const made = pickMade(world);
  const seen = made && (await ask(guest, 'GET', `rezerwacja/${made.token}`)).json.data?.[0];
  if (!made || !seen?.rights?.cancel) return;
  const { status } = await ask(guest, 'POST', `rezerwacja/${made.token}/cancel`, { amount: seen.refund });
  const quote = { number: made.number, kind: 'cancellation', by: 'CUSTOMER', amount: seen.refund } as const;
  if (status !== 200) return;
  made.over = true;
  quoted(world, { ...quote, done: seen.refund > 0 });
  // Too late for its money
  if (seen.rights.cancel === 'loss') made.waived = true;
};

const changes: Act = async (guest) => {
  const { world } = guest;
  const made = pickMade(world);
  const [first, days] = [between(world, 1, 6), between(world, 0, 3)];
  if (!made) return;
  const stay = { since: inDays(first), until: inDays(first + days) };
  const asked = await ask(guest, 'GET', `rezerwacja/${made.token}/dates?since=${stay.since}&until=${stay.until}`);
  const difference = asked.json?.data?.[0]?.difference;
  if (!Number.isSafeInteger(difference)) return;
  const changed = await ask(guest, 'POST', `rezerwacja/${made.token}/dates`, { ...stay, difference });
  const quote = { number: made.number, kind: 'change', by: 'CUSTOMER', amount: -difference } as const;
  if (changed.status === 200) return quoted(world, { ...quote, done: difference !== 0 });
  if (changed.status !== 201) return;
  quoted(world, { ...quote, done: false });
  await world.shop.pay(intentOf(changed.json)).catch(() => undefined);
  await ask(guest, 'POST', made.path, { order: changed.json.order });
};

export const guestActs: readonly Act[] = [books, books, books, paysDue, paysDue, cancels, changes, changes];
