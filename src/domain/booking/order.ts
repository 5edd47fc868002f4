import { airportCode } from '../../airport/identity.ts';
import { user } from '../account/user.ts';
import { choices } from '../kernel/choices.ts';
import { entity, type Row } from '../kernel/entity.ts';
import { choice, email, type Field, flag, instant, int, joined, money, phone, ref, text } from '../kernel/field.ts';
import { adminOnly } from '../kernel/roles.ts';
import { licensePlate } from '../language/license-plate.ts';
import { car } from './car.ts';
import { inDays, parkingHours, rentalHours } from './stay.ts';

export const orderState = choices({
  HELD: { label: 'Czeka na płatność', tone: 'warn', money: 'due', next: ['CONFIRMED', 'EXPIRED', 'REFUND_PENDING'] },
  /** Staff booked it, and it stands without an end: it is paid by a link, or at the desk. */
  UNPAID: { label: 'Do zapłaty', tone: 'warn', icon: 'coin', money: 'owed', next: ['CONFIRMED', 'VOID'] },
  CONFIRMED: { label: 'Opłacone', tone: 'good', money: 'paid', next: ['CANCELLED', 'REFUND_PENDING'] },
  CANCELLED: {
    label: 'Anulowane bez zwrotu',
    tone: 'neutral',
    icon: 'cancel',
    money: 'kept',
    next: ['CONFIRMED', 'REFUND_PENDING'],
  },
  VOID: { label: 'Anulowane bez zapłaty', tone: 'neutral', icon: 'x', money: 'dropped', next: ['UNPAID'] },
  EXPIRED: { label: 'Wygasło', tone: 'neutral', money: 'none', next: ['CONFIRMED', 'REFUND_PENDING'] },
  REFUND_PENDING: { label: 'W trakcie zwrotu', tone: 'info', money: 'returning', next: ['REFUNDED'] },
  REFUNDED: {
    label: 'Zwrócono pieniądze',
    tone: 'neutral',
    icon: 'coin',
    money: 'returned',
    next: ['REFUND_PENDING'],
  },
});
export type OrderState = keyof typeof orderState;

/**
 * Where the money for an order is: 'due' from the buyer before anything is booked; 'owed' for what stands booked all
 * the same, 'dropped' once that is over; 'paid' for what stands booked, 'kept' though that was cancelled, on its way
 * back or back, or there is none.
 */
type Money = 'due' | 'owed' | 'dropped' | 'paid' | 'kept' | 'none' | 'returning' | 'returned';
/** A state that does not say where the money is is a type error here; one that this page does not know yet has none. */
export const moneyOf = ({ state }: { state: OrderState }): Money | undefined => {
  const stateFacts: { money: Money } | undefined = orderState[state];
  return stateFacts?.money;
};
/** It waits for its buyer to pay. */
export const isDue = (order: { state: OrderState }): boolean => moneyOf(order) === 'due';
/** It stands booked, and nothing has been paid for it. */
export const isOwed = (order: { state: OrderState }): boolean => moneyOf(order) === 'owed';
export const isPaid = (order: { state: OrderState }): boolean => moneyOf(order) === 'paid';
/** The money of a booking as its row has it, in grosze. */
export interface OrderMoney {
  order_state: OrderState | null;
  order_amount: number | null;
  order_paid: number | null;
  order_due: number | null;
}
/**
 * What is still to be paid for a booking, in grosze; of one without an order nobody knows. Once it stands that is what
 * the staff have asked for: days that they gave for nothing make it dearer than what was paid.
 */
export function dueOf({ order_state, order_amount, order_paid, order_due }: OrderMoney): number {
  if (!order_state) return 0;
  if (isDue({ state: order_state })) return Math.max((order_amount ?? 0) - (order_paid ?? 0), 0);
  return order_due ?? 0;
}

/** The money goes back to the buyer, or has. */
export const isRefunded = (order: { state: OrderState }): boolean =>
  moneyOf(order) === 'returning' || moneyOf(order) === 'returned';
export const statesWith = (...money: Money[]): OrderState[] =>
  (Object.keys(orderState) as OrderState[]).filter((state) => money.includes(orderState[state].money));
/** The states in which a payment that comes still buys what was ordered, if it is free. */
export const confirmableStates: OrderState[] = statesWith('due', 'none');

/** Why a booking cannot be deleted: its money is here, or still on its way back. */
export function undeletable({ order_state }: Readonly<Record<string, unknown>>): string | undefined {
  if (!order_state) return undefined;
  const money = moneyOf({ state: order_state as OrderState });
  const isPaidFor = 'Nie można usunąć opłaconej rezerwacji.';
  if (money === 'paid') return `${isPaidFor} Anuluj ją, a pieniądze wrócą tą samą drogą`;
  if (money === 'kept') return `${isPaidFor} Anulowano ją bez zwrotu, opłata została`;
  return money === 'returning' ? 'Nie można usunąć rezerwacji, zanim wrócą pieniądze' : undefined;
}

export const orderKind = choices({ parking: { label: 'Parking' }, rental: { label: 'Wypożyczenie auta' } });
export type OrderKind = keyof typeof orderKind;

const ofOrder = <F extends Field>(column: string, field: F) => joined('order_id', column, field, () => order);
const optional = true;
const upperCase = (typed: string) => typed.trim().toUpperCase();
/** What a booking tells of its order to who may see it whole; a booking of the staff for nobody has none. */
export const joinedOrder = {
  order_state: ofOrder('state', choice('Płatność', orderState, { optional })),
  order_number: ofOrder('order_number', text('Numer zamówienia', { optional, max: 10, clean: upperCase })),
  order_amount: ofOrder('amount', money('Kwota', { optional })),
  /** What came for it and has not gone back. */
  order_paid: ofOrder('paid', money('Wpłacono', { optional })),
  /** What is still asked of its buyer. */
  order_due: ofOrder('due', money('Do zapłaty', { optional })),
  order_first_name: ofOrder('first_name', text('Imię', { optional, max: 60 })),
  order_last_name: ofOrder('last_name', text('Nazwisko', { optional, max: 60 })),
  order_email: ofOrder('email', email('E-mail', { optional })),
  order_phone: ofOrder('phone', phone('Telefon', { optional })),
};

/** How a list of bookings is looked through by whose they are. */
export const byOrder = {
  filter: {
    Users_id: ['='],
    order_number: ['=', 'CONTAINS'],
    order_email: ['=', 'CONTAINS'],
    order_last_name: ['CONTAINS'],
    order_phone: ['CONTAINS'],
  },
  search: ['Users_id', 'order_first_name', 'order_last_name', 'order_email', 'order_phone', 'order_number'],
} as const;

/** What staff note of a booking that they make. */
export const noteLength = 500;

/** How long a place is held while it is being paid for, in minutes: what the terms promise. */
export const holdMinutes = 15;

/** What people see and quote. It opens nothing by itself; none of its characters looks like another. */
export const orderNumberExample = `${airportCode}-7F3K9Q`;
// Any airport's code: a number that was given keeps its letters, whatever the airport is called later
const orderNumber = /^[A-Z]{3}-[2-9A-HJKMNP-TV-Z]{6}$/;

/** '7f3k9q', 'abc 7f3k9q' → 'ABC-7F3K9Q'; undefined while it cannot be one. */
export function orderNumberOf(typed: string): string | undefined {
  // A line that may not end at the hyphen has a word joiner after it, which is copied with it
  const letters = typed.replace(/[\s\u2060-]/g, '').toUpperCase();
  const number = letters.length === 9 ? `${letters.slice(0, 3)}-${letters.slice(3)}` : `${airportCode}-${letters}`;
  return orderNumber.test(number) ? number : undefined;
}

const ofServer = <const F extends Record<string, Field>>(fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, server: true }])) as F;

/**
 * A hold and the payment for it. It outlives the place it held; its id is unguessable, and whoever has it is its
 * holder.
 */
export const order = entity({
  table: 'orders',
  path: 'orders',
  one: 'Zamówienie',
  many: 'Zamówienia',
  key: 'id',
  logKey: 'order_number',
  label: ['order_number'],
  read: adminOnly,
  write: adminOnly,
  fields: {
    id: text('Klucz', { max: 32, pattern: /^[0-9a-f]{32}$/, server: true }),
    order_number: text('Numer zamówienia', { max: 10, pattern: orderNumber, unique: true, server: true }),
    kind: choice('Rodzaj', orderKind, { server: true }),
    state: choice('Stan', orderState, { server: true }),
    amount: money('Kwota', { min: 1, server: true }),
    due: money('Do zapłaty', { min: 0, server: true }),
    since: instant('Od', { ...inDays, server: true }),
    until: instant('Do', { ...inDays, server: true }),
    ...ofServer({ ...rentalHours, ...parkingHours }),
    expires_at: instant('Czeka do', { server: true }),
    create_time: instant('Złożono', { server: true }),
    parking_level: text('Poziom', { max: 200, optional: true, server: true }),
    space_id: int('Miejsce', { optional: true, server: true }),
    license_plate: text('Numer rejestracyjny', { ...licensePlate, optional: true, server: true }),
    Cars_id: ref('Samochód', () => car, { optional: true, server: true }),
    Users_id: ref('Klient', () => user, { optional: true, server: true, personal: true }),
    /** Who sold it at the desk. */
    Employee_id: ref('Kto sprzedał', () => user, { optional: true, server: true }),
    first_name: text('Imię', { min: 2, max: 60, server: true, personal: true }),
    last_name: text('Nazwisko', { min: 2, max: 60, server: true, personal: true }),
    email: email('E-mail', { optional: true, server: true, personal: true }),
    phone: phone('Telefon', { optional: true, server: true, personal: true }),
    note: text('Uwaga', { max: noteLength, optional: true, server: true, personal: true }),
    terms: flag('Zgoda na regulamin', { server: true }),
    desk: flag('Zarezerwowała obsługa', { server: true }),
    opened_at: instant('Otworzono link', { optional: true, server: true }),
  },
  list: ['order_number', 'kind', 'state', 'amount', 'since', 'until'],
  pageSize: 10,
  internal: ['intent_id', 'session_hash', 'ip', 'manage_key', 'next_manage_key', 'changes', 'pays_due', 'dropped_due'],
});
export type Order = Row<typeof order>;
