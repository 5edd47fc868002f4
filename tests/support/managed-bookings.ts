import { beforeEach, vi } from 'vitest';
import { startOf } from '../../db/sql.ts';
import { buy, inDays, parkingBooking } from './bookings.ts';
import { call } from './call.ts';
import { type CardShop, intentOf } from './card-shop.ts';
import { query } from './database.ts';
import type { MailCatcher } from './mail-catcher.ts';

export interface Booked {
  /** The row of the booking. */
  id: number;
  order: string;
  number: string;
  intent: string;
  token: string;
}

/** The token of the link in a mail. */
export const linkIn = (text = ''): string => /\/rezerwacja\/([0-9a-f]{64})/.exec(text)?.[1] ?? '';

/** The token of an order's confirmation, once that mail has come: another's may come just before it. */
export const tokenOf = (post: MailCatcher, number: string): Promise<string> =>
  vi.waitFor(
    () => {
      const token = linkIn(post.mails.find(({ text = '' }) => text.includes(number))?.text);
      if (!token) throw new Error(`No mail tells of ${number} yet`);
      return token;
    },
    { timeout: 5_000 },
  );

/** Days from so many to so many days from now, as a booking sends them. */
export const days = (since: number, until: number) => ({
  since: `${inDays(since)} 00:00:00`,
  until: `${inDays(until)} 00:00:00`,
});

export const finalise = (order: string, path = 'parking') => call('POST', `/api/${path}`, { body: { order } });
export const see = (token: string) => call('GET', `/api/rezerwacja/${token}`);
export const cancel = (token: string, amount: number) =>
  call('POST', `/api/rezerwacja/${token}/cancel`, { body: { amount } });
export const quote = (token: string, since: number, until: number) =>
  call('GET', `/api/rezerwacja/${token}/dates?since=${inDays(since)}&until=${inDays(until)}`);
export const change = (token: string, since: number, until: number, difference: number, more: object = {}) =>
  call('POST', `/api/rezerwacja/${token}/dates`, {
    body: { since: inDays(since), until: inDays(until), difference, ...more },
  });

/** Each test begins with no mail and no limit met, and the provider's own word does not arrive unless it lets it. */
export function eachUnheard(shop: CardShop, post: MailCatcher): void {
  beforeEach(async () => {
    shop.hears = false;
    post.accepts = true;
    post.mails = [];
    await query('delete from rate_limits');
  });
}

/** Bookings that were paid for, each with the token of its mail. */
export function managedBookings(shop: CardShop, post: MailCatcher) {
  /** Where the provider's own word of a payment cannot be faster than the buyer's, which would then make nothing. */
  async function unheard<T>(pays: () => Promise<T>): Promise<T> {
    const { hears } = shop;
    shop.hears = false;
    try {
      return await pays();
    } finally {
      shop.hears = hears;
    }
  }
  async function booked(booking: object, amount: number, path = 'parking'): Promise<Booked> {
    const { json } = await buy(booking, amount);
    const intent = intentOf(json);
    const done = await unheard(async () => {
      await shop.pay(intent);
      return finalise(json.order, path);
    });
    if (done.status !== 201) throw new Error(`Booking answered ${done.status} ${done.text}`);
    const token = await tokenOf(post, json.order_number);
    post.mails = [];
    return { id: done.json.data.id, order: json.order, number: json.order_number, intent, token };
  }
  /** Parks for three days from the tenth on. */
  const parks = (space: number, from = 10, to = 12) =>
    booked(parkingBooking(space, days(from, to)), (to - from + 1) * 5_000);
  return { booked, parks };
}

/** What an order costs, what was paid for it and what of that goes back, in grosze. */
export async function moneyOf(order: string): Promise<{ amount: number; paid: number; back: number }> {
  const [money] = await query<{ amount: number; paid: number; back: number }>(
    `select amount,
            (select coalesce(sum(amount), 0)::int from payments where order_id = o.id and state = 'PAID') as paid,
            (select coalesce(sum(r.amount), 0)::int from refunds r join payments p on p.id = r.payment_id
              where p.order_id = o.id) as back
       from orders o where id = $1`,
    [order],
  );
  if (!money) throw new Error(`There is no order ${order}`);
  return money;
}

/** Moves a booking to other days, counted from today, past the checks of a change. */
export const comesOn = async (order: string, since: number, until: number) => {
  for (const [table, key] of [
    ['parking', 'order_id'],
    ['orders', 'id'],
  ]) {
    await query(`alter table ${table} disable trigger user`);
    await query(`update ${table} set since = $2, until = $3 where ${key} = $1`, [
      order,
      startOf(inDays(since)),
      startOf(inDays(until)),
    ]);
    await query(`alter table ${table} enable trigger user`);
  }
  await query(`update payments set paid_at = paid_at - interval '60 days' where order_id = $1`, [order]);
};
