import type { StoredOrder } from '../../db/booking/orders.ts';
import type { Refund, RefundCause } from '../../db/booking/refunds.ts';
import type { AccountMailKind } from '../../db/mail/account-mails.ts';
import type { CancellationFacts, ChangeFacts, HandOverFacts, OrderErrand } from '../../db/mail/outbox.ts';
import { bookedMail } from '../../functions/lib/mail/booked.ts';
import { cancellationMail } from '../../functions/lib/mail/cancellation.ts';
import { changeMail } from '../../functions/lib/mail/change.ts';
import { confirmationMail } from '../../functions/lib/mail/confirmation.ts';
import type { Told } from '../../functions/lib/mail/facts.ts';
import { handOverMail } from '../../functions/lib/mail/hand-over.ts';
import type { Letter } from '../../functions/lib/mail/letter.ts';
import { lostLinkMail } from '../../functions/lib/mail/lost-link.ts';
import { refundMail } from '../../functions/lib/mail/refund.ts';
import { airportCode } from '../../src/airport/identity.ts';
import { refundCause } from '../../src/domain/booking/payment.ts';
import { accountLetters, type Letters } from './account-letters.ts';
import { gaveBack, paidFor } from './movements.ts';
import { parking, rental, type State, told, wholeContact } from './told-orders.ts';

const each = (write: (it: Told) => Letter | Promise<Letter>, states: Record<string, Told>): Letters =>
  Object.fromEntries(Object.entries(states).map(([name, it]) => [name, () => write(it)]));

const bought24 = { now: '2026-06-25T10:05:00Z', agreed_at: '2026-06-25T10:05:00Z' };
const begun = { now: '2026-06-26T10:05:00Z', agreed_at: '2026-06-26T10:05:00Z' };
const nobody = { contact: { ...wholeContact, phone_parking: null, email_complaints: null } };

const owed = { state: 'UNPAID', due: 15_000, desk: true, paid_at: null, card: null } as const;
const booked = each(bookedMail, {
  'a space': told({ ...parking, ...owed }, { movements: [] }),
  'a car': told({ ...rental, ...owed }, { movements: [] }),
});
const confirmation = each(confirmationMail, {
  'a space': told(parking),
  'a car': told(rental),
  'a car without hours': told({ ...rental, pickup_at: null, return_at: null }),
  'a car, no conditions': told(
    { ...rental, deposit: null, driver_age: null, license_years: null },
    { terms: undefined },
  ),
  'less than a day before': told(parking, bought24),
  'on its first day': told(rental, begun),
  'paid in cash': told(parking, { movements: [paidFor({ method: 'CASH' })] }),
  'nobody to call': told(parking, nobody),
  'no address': told(parking, { contact: undefined }),
  'a car, no address': told(rental, { contact: undefined }),
});

const fetched = { out_at: '2026-06-26T08:10:00Z' };
const returned = { ...fetched, back_at: '2026-06-27T15:40:00Z' };
const changed = '2026-06-20T07:12:00Z';
const was = { by: 'CUSTOMER', at: changed, amount: 0, price: 15_000 } as const;
const longer = { since: '2026-06-26', until: '2026-06-29' } as const;
const longerOrder = { ...parking, until: '2026-06-28T22:00:00Z', amount: 20_000 };
const added = paidFor({ at: changed, amount: 5_000, before: paidFor().after, after: longer });
const shorter = gaveBack({
  ...{ at: changed, amount: 5_000, cause: 'CUSTOMER_CHANGE' },
  ...{ before: paidFor().after, after: { since: '2026-06-26', until: '2026-06-27' } },
});
const change = (order: StoredOrder, facts: Partial<ChangeFacts>, state?: State) => () =>
  changeMail(told(order, { now: changed, ...state }), { ...order, ...was, ...facts });
const theirDays = { since: parking.since, until: parking.until };
const changes: Letters = {
  'more days': change(longerOrder, { ...theirDays, amount: 5_000 }, { movements: [paidFor(), added] }),
  'fewer days': change(
    { ...parking, until: '2026-06-26T22:00:00Z', amount: 10_000 },
    { ...theirDays, amount: -5_000 },
    { movements: [paidFor(), shorter] },
  ),
  'another plate': change(parking, { license_plate: 'GD 1' }),
  'another space, by staff': change(parking, { by: 'STAFF', space_id: 8 }),
  'dearer days, by staff': change(longerOrder, { ...theirDays, by: 'STAFF' }),
  'more days, where something else is due': change(
    { ...longerOrder, due: 5_000 },
    { ...theirDays, amount: 5_000 },
    { movements: [paidFor(), added] },
  ),
  'dearer days, by staff, to be paid': change(
    { ...longerOrder, due: 5_000 },
    { ...theirDays, by: 'STAFF', reason: 'Na Twoją prośbę przez telefon' },
  ),
  'dearer days, by staff, paid since': change(
    longerOrder,
    { ...theirDays, by: 'STAFF', due: 5_000 },
    { movements: [paidFor(), added] },
  ),
  'other days and hours, by staff': change(
    { ...rental, pickup_at: '12:00', until: '2026-06-28T22:00:00Z' },
    { by: 'STAFF', until: rental.until, pickup_at: '10:00' },
  ),
  'another space and days, by staff': change(parking, { by: 'STAFF', space_id: 8, since: '2026-06-24T22:00:00Z' }),
  'other days of a car that was fetched': change(
    { ...rental, ...fetched, until: '2026-06-28T22:00:00Z' },
    theirDays,
    begun,
  ),
  'stands again, paid': change(parking, { by: 'STAFF', restored: true }),
  'stands again, to be paid': change({ ...rental, ...owed }, { by: 'STAFF', restored: true }, { movements: [] }),
  'stands again on other days': change(
    { ...parking, until: '2026-06-26T22:00:00Z' },
    { ...theirDays, by: 'STAFF', restored: true },
  ),
  'another car, by staff': change(rental, { by: 'STAFF', brand: 'Fiat', model: '500', car_plate: 'GSL 1002' }),
};

const over = { state: 'REFUND_PENDING', cancelled: true } as const;
const kept = { state: 'CANCELLED', cancelled: true, kept: 15_000 } as const;
const ended: CancellationFacts = { by: 'CUSTOMER', at: '2026-06-22T08:02:00Z', amount: 15_000 };
const back = { movements: [paidFor({ card: '4242' }), gaveBack({ at: ended.at, card: '4242', state: 'PENDING' })] };
const cash = { movements: [paidFor({ method: 'CASH' }), gaveBack({ at: ended.at, method: 'CASH', state: 'PENDING' })] };
const staffBack = {
  movements: [paidFor(), gaveBack({ at: ended.at, cause: 'STAFF', state: 'PENDING', reason: 'Remont poziomu A' })],
};
const cancellation =
  (it: Told, facts: Partial<CancellationFacts> = {}) =>
  () =>
    cancellationMail(it, { ...ended, ...facts });
const cancellations: Letters = {
  'a space, all back': cancellation(told({ ...parking, ...over }, back)),
  'a car, all back': cancellation(told({ ...rental, ...over }, back)),
  'paid in cash': cancellation(told({ ...parking, ...over }, cash)),
  'paid in two ways': cancellation(
    told(
      { ...parking, ...over },
      {
        movements: [
          paidFor(),
          paidFor({ at: changed, amount: 5_000, method: 'CASH', before: paidFor().after, after: longer }),
          gaveBack({ at: ended.at, state: 'PENDING' }),
          gaveBack({ at: ended.at, amount: 5_000, method: 'CASH', state: 'PENDING' }),
        ],
      },
    ),
    { amount: 20_000 },
  ),
  'after a change, the rest back': cancellation(
    told(
      { ...parking, ...over },
      { movements: [paidFor(), shorter, gaveBack({ at: ended.at, amount: 10_000, state: 'PENDING' })] },
    ),
    { amount: 10_000 },
  ),
  'too late': cancellation(told({ ...parking, ...kept }), { amount: 0, at: '2026-06-25T10:00:00Z' }),
  'never could come back': cancellation(told({ ...parking, ...kept }, bought24), {
    ...{ amount: 0, at: '2026-06-25T11:00:00Z' },
  }),
  'not paid': cancellation(told({ ...parking, ...owed, state: 'VOID' }, { movements: [] }), { amount: 0 }),
  'by staff': cancellation(told({ ...parking, ...over }, staffBack), { by: 'STAFF' }),
  'by staff, why': cancellation(told({ ...rental, ...over }, staffBack), { by: 'STAFF', reason: 'Remont poziomu A' }),
  'by staff, nothing back': cancellation(told({ ...parking, ...kept }), { by: 'STAFF', amount: 0 }),
  'by staff, not paid': cancellation(told({ ...parking, ...owed, state: 'VOID' }, { movements: [] }), {
    ...{ by: 'STAFF', amount: 0 },
  }),
};

const newDays = { ...longerOrder, changes: 'c'.repeat(32), state: 'REFUNDED' } as const;
const later = '2026-06-29T08:02:00Z';
const refund =
  (it: Told, more: Partial<Refund> = {}) =>
  () =>
    refundMail(it, {
      ...{ id: 1, intent_id: 'pi_1', at: ended.at, amount: 15_000, cause: 'TAKEN', state: 'DONE', transferred: false },
      ...{ provider_id: 're_1', ...more },
    });
/** What pays what is due of a booking, by a number of its own that nobody is told. */
const paysDue = {
  ...{ changes: 'b'.repeat(32), pays_due: true, state: 'REFUNDED' as const },
  order_number: `${airportCode}-222222`,
};
const byCause = (cause: RefundCause) => {
  const stands = cause === 'CHANGE' || cause === 'CUSTOMER_CHANGE' || cause === 'PAID_TWICE';
  const movements = [paidFor(), gaveBack({ cause, at: ended.at })];
  return refund(told({ ...parking, ...(cause === 'PAID_TWICE' ? paysDue : stands ? {} : over) }, { movements }), {
    cause,
  });
};
const refunds: Letters = {
  ...Object.fromEntries((Object.keys(refundCause) as RefundCause[]).map((cause) => [cause, byCause(cause)])),
  'by a transfer': refund(
    told(
      { ...parking, ...over },
      { movements: [paidFor(), gaveBack({ at: ended.at, cause: 'STAFF', transferred: true })] },
    ),
    { cause: 'STAFF', transferred: true },
  ),
  'of a car': refund(told({ ...rental, ...over }, back)),
  'a part, before another refund': refund(
    told(parking, {
      movements: [
        paidFor(),
        gaveBack({ at: ended.at, amount: 5_000, cause: 'PROVIDER' }),
        gaveBack({ at: later, amount: 1_000, cause: 'PROVIDER' }),
      ],
    }),
    { amount: 5_000, cause: 'PROVIDER' },
  ),
  'of new days of a booking that is cancelled': refund(
    told(
      { ...newDays, changes_cancelled: true },
      { movements: [paidFor(), added, gaveBack({ at: ended.at, amount: 5_000, failed_change: true })] },
    ),
    { amount: 5_000 },
  ),
  'of new days that could not be had': refund(
    told(newDays, { movements: [paidFor(), added, gaveBack({ at: ended.at, amount: 5_000, failed_change: true })] }),
    { amount: 5_000 },
  ),
};

const handed: HandOverFacts = {
  ...{ kind: 'OUT', at: '2026-06-26T08:10:00Z', mileage: 41_208, fuel: 7, withdrawn: false, corrected: false },
};
const handOver =
  (facts: Partial<HandOverFacts>, order: Partial<StoredOrder> = {}) =>
  () =>
    handOverMail(told({ ...rental, ...order }), { ...handed, ...facts });
const handOvers: Letters = {
  'handed over': handOver({}, fetched),
  'come back': handOver({ kind: 'BACK' }, returned),
  'late days to be paid': handOver({ kind: 'BACK' }, { ...returned, due: 5_000 }),
  corrected: handOver({ corrected: true }, fetched),
  'taken back': handOver({ corrected: true, withdrawn: true }),
};

const orderLetters: Record<Exclude<OrderErrand, 'refund'>, Letters> = {
  ...{ booked, confirmation, change: changes, cancellation: cancellations, refund_notice: refunds },
  hand_over: handOvers,
  link: each(lostLinkMail, {
    'a space': told(parking),
    'a car': told({ ...rental, next_manage_key: 'd'.repeat(32) }),
  }),
};

/** Every mail that leaves, by its kind, in each state in which it says something else. */
export const letters: Record<Exclude<OrderErrand, 'refund'> | AccountMailKind, Letters> = {
  ...orderLetters,
  ...accountLetters,
};
