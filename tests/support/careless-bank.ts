import { vi } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { addDays, parseInstant, today, wireDay } from '../../src/domain/language/days.ts';
import type { OwnOrder } from '../../src/features/booking/order.ts';

// A server and a card provider for the payment page, whose calls can be lost on the way there or back

/** What the page asks for while it pays. */
export const calls = ['read', 'card', 'confirm', 'book', 'email'] as const;
export type CallName = (typeof calls)[number];
/** `request`: it never came; `answer`: it was done, and nobody heard; `silence`: the same, and nobody is told that. */
export type Fault = 'request' | 'answer' | 'silence';

const stay = { since: addDays(today(), 10), until: addDays(today(), 12) };
const contact = { firstName: 'Anna', lastName: 'Zielińska', email: 'anna@poczta.example', phone: '600 700 800' };
const place = { parking_level: 'A', space_id: 7 } as const;
export const ownOrder: OwnOrder = {
  ...{ id: 'a'.repeat(32), order_number: `${airportCode}-7F3K9Q`, booking_id: 1, seconds: 900, Users_id: null },
  booking: { kind: 'parking', ...place, license_plate: 'GSL48RK', ...stay, contact, terms: true },
};

const nameOf = (path: string): CallName | undefined => {
  if (path.includes('/api/orders')) return 'read';
  if (path.includes('/payment_methods')) return 'card';
  if (/\/(confirm|authenticate)$/.test(path)) return 'confirm';
  if (path.includes('/api/parking')) return 'book';
  return path.includes('/api/email') ? 'email' : undefined;
};

/** Stands in for `fetch`; `state` and `status` are those of the order and its payment, and may be set. */
export function carelessBank() {
  const bank = {
    state: 'HELD',
    status: 'requires_payment_method',
    asks: false,
    offline: false,
    expires_at: new Date(Date.now() + 600_000).toISOString(),
    charges: 0,
    /** What happens to the next calls of each name, in order. */
    faults: {} as Partial<Record<CallName, (Fault | undefined)[]>>,
    sent: [] as CallName[],
  };
  const order = () => ({
    ...{ id: ownOrder.id, order_number: ownOrder.order_number, kind: 'parking', state: bank.state, amount: 15_000 },
    ...{ since: parseInstant(wireDay(stay.since)), until: parseInstant(wireDay(stay.until)), ...place },
    ...{ expires_at: bank.expires_at, cancelled: false, kept: 0 },
    paid_at: bank.status === 'succeeded' ? new Date().toISOString() : null,
    card: bank.status === 'succeeded' ? '4242' : null,
  });
  const secret = { clientSecret: 'pi_1_secret_1', provider: 'sandbox', publishableKey: 'pk' };
  const charge = () => {
    bank.charges += bank.status === 'succeeded' ? 0 : 1;
    bank.status = 'succeeded';
  };
  const does: Record<CallName, () => Response> = {
    read: () =>
      Response.json(
        bank.state === 'HELD'
          ? { data: [order()], paymentStatus: bank.status, ...secret }
          : { data: [order()], free: true },
      ),
    card: () => Response.json({ id: 'pm_1', card: { last4: '4242' } }),
    confirm: () => {
      if (bank.asks) bank.status = 'requires_action';
      else charge();
      return Response.json({ id: 'pi_1', status: bank.status });
    },
    book: () => {
      if (bank.status !== 'succeeded') return Response.json({ message: 'Nie' }, { status: 402 });
      if (bank.state === 'HELD') bank.state = 'CONFIRMED';
      return bank.state === 'CONFIRMED'
        ? Response.json({ data: { id: 1 } }, { status: 201 })
        : Response.json({ message: 'Termin został w międzyczasie zajęty' }, { status: 409 });
    },
    email: () => Response.json({}),
  };
  vi.stubGlobal('fetch', async (input: string): Promise<Response> => {
    const name = nameOf(String(input));
    if (!name) throw new Error(`Nobody expects ${input}`);
    if (bank.offline) throw new TypeError('offline');
    bank.sent.push(name);
    const fault = bank.faults[name]?.shift();
    if (fault === 'request') throw new TypeError('lost');
    const answer = does[name]();
    if (fault === 'answer') throw new TypeError('lost');
    return fault === 'silence' ? new Promise(() => {}) : answer;
  });
  return bank;
}
