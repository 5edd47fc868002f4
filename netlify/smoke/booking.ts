import { allSpaces, levelOf } from '../../src/domain/booking/parking.ts';
import { addDays, today, wireDay } from '../../src/domain/language/days.ts';
import { type Check, demand, type Means } from './check.ts';
import { startVisit, type Visit } from './visit.ts';

/** Far enough that the whole price comes back, and that nobody is in the way. */
const daysAhead = 60;
/** The provider's own test card, which always has money. */
const testCard = 'pm_card_visa';

interface Opened {
  clientSecret: string;
  order: string;
  publishableKey: string;
  provider: 'stripe' | 'sandbox';
}

async function freeSpace({ get }: Visit, since: string): Promise<number> {
  const { json } = await get(`/api/parking?since=${since}&until=${since}`);
  const taken = new Set(json?.data?.map((it: { space_id: number }) => it.space_id));
  const free = allSpaces.find((space) => !taken.has(space));
  demand(free !== undefined, `no space is free in ${daysAhead} days`);
  return free;
}

/** Says that the test card pays, as the page does: with the key that everybody may see. */
async function pay({ clientSecret, publishableKey }: Opened, cards: string): Promise<void> {
  const [intent] = clientSecret.split('_secret');
  const response = await fetch(`${cards}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: testCard }),
  });
  demand(response.ok, `the card provider answers ${response.status}: ${(await response.text()).slice(0, 200)}`);
}

/** Holds, pays and cancels one day of parking; what stays is a cancelled booking whose price went back. */
export const bookingChecks = (account: NonNullable<Means['account']>, cards?: string): Check[] => [
  {
    name: 'a space is held, paid by a test card, booked, and cancelled for its whole price',
    run: async ({ origin }) => {
      const visit = startVisit(origin);
      const signed = await visit.ask('POST', '/api/fetch_client', account);
      demand(signed.status === 200, `signing in answers ${signed.status}`);
      const day = wireDay(addDays(today(), daysAhead));
      const space_id = await freeSpace(visit, day);
      const booking = {
        ...{ kind: 'parking', parking_level: levelOf(space_id), space_id, license_plate: 'PRO BA1' },
        ...{ since: day, until: day, terms: true },
        contact: { firstName: 'Próba', lastName: 'Wdrożenia', email: account.email, phone: '600 000 000' },
      };
      const ask = (amount: number) => visit.ask('POST', '/api/stripe/create-payment-intent', { amount, booking });
      // The right price is told to whoever names another
      const { json: told } = await ask(1);
      const amount = told?.amount;
      const held = await ask(amount);
      demand(held.status === 201, `holding answers ${held.status}: ${held.json?.message}`);
      const opened: Opened = held.json;
      demand(!opened.publishableKey.startsWith('pk_live'), 'real cards pay here: nothing was charged');
      const provider = opened.provider === 'sandbox' ? `${origin}/dev/karty` : 'https://api.stripe.com';
      await pay(opened, cards ?? provider);
      const booked = await visit.ask('POST', '/api/parking', { order: opened.order });
      // 201 where this call was first to hear of the money, 200 where the provider's event was
      demand([200, 201].includes(booked.status), `booking answers ${booked.status}: ${booked.json?.message}`);
      const path = `/api/parking/${booked.json.data.id}/cancel`;
      const cancelled = await visit.ask('POST', path, { amount });
      await visit.get('/api/logout');
      demand(cancelled.status === 200, `cancelling answers ${cancelled.status}: ${cancelled.json?.message}`);
    },
  },
];
