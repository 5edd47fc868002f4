import { user } from '../account/user.ts';
import { choices } from '../kernel/choices.ts';
import { entity } from '../kernel/entity.ts';
import { choice, flag, instant, joined, money, ref, text } from '../kernel/field.ts';
import { adminOnly } from '../kernel/roles.ts';
import { order, orderKind } from './order.ts';

const server = true;
const { order_number } = order.fields;
const number = text(order_number.label, { max: 10, pattern: order_number.pattern, server });
const amount = money('Kwota', { min: 1, server });

const paymentState = choices({
  OPEN: { label: 'Czeka na płatność', tone: 'warn', next: ['PAID', 'CLOSED'] },
  PAID: { label: 'Zapłacono', tone: 'good', next: [] },
  CLOSED: { label: 'Zamknięta', tone: 'neutral', next: ['PAID'] },
});
export const dispute = choices({
  OPEN: { label: 'Reklamacja w banku', tone: 'warn' },
  WON: { label: 'Reklamacja oddalona', tone: 'good' },
  LOST: { label: 'Reklamacja uznana', tone: 'bad' },
});

/** How money came. What came by card goes through the provider, the rest through a clerk's hands. */
export const paymentMethod = choices({
  CARD: { label: 'Karta przez internet' },
  TERMINAL: { label: 'Terminal' },
  CASH: { label: 'Gotówka' },
});
export type PaymentMethod = keyof typeof paymentMethod;

/** What was charged for an order; an order may come to have several. */
export const payment = entity({
  table: 'payments',
  path: 'payments',
  one: 'Płatność',
  many: 'Płatności',
  label: ['order_number'],
  logKey: 'order_number',
  read: adminOnly,
  write: adminOnly,
  fields: {
    order_number: number,
    amount,
    state: choice('Stan', paymentState, { server }),
    method: choice('Sposób', paymentMethod, { server }),
    /** Who took it, where it was paid at the desk. */
    Employee_id: ref('Kto przyjął', () => user, { optional: true, server }),
    dispute: choice('Reklamacja', dispute, { optional: true, server }),
    create_time: instant('Rozpoczęto', { server }),
    paid_at: instant('Zapłacono', { optional: true, server }),
    /** Its last digits: all that is kept of a card. */
    card: text('Karta', { max: 4, pattern: /^\d{4}$/, optional: true, server, personal: true }),
  },
  joined: { kind: joined('order_id', 'kind', choice('Rodzaj', orderKind), () => order) },
  list: ['order_number', 'amount', 'state', 'create_time'],
  pageSize: 10,
  internal: ['order_id', 'intent_id'],
});

export const refundState = choices({
  PENDING: { label: 'W toku', tone: 'info' },
  DONE: { label: 'Zwrócono', tone: 'good' },
  FAILED: { label: 'Odrzucony', tone: 'bad' },
});
export const refundCause = choices({
  TAKEN: { label: 'Termin był zajęty' },
  CUSTOMER: { label: 'Anulował klient' },
  STAFF: { label: 'Anulowała obsługa' },
  CHANGE: { label: 'Zmieniono termin' },
  CUSTOMER_CHANGE: { label: 'Termin zmienił klient' },
  PROVIDER: { label: 'Zwrócono u operatora' },
  PAID_TWICE: { label: 'Zapłacono dwa razy' },
});

/** What of a payment goes back, or has. */
export const refund = entity({
  table: 'refunds',
  path: 'refunds',
  one: 'Zwrot',
  many: 'Zwroty',
  label: ['order_number'],
  logKey: 'order_number',
  read: adminOnly,
  write: adminOnly,
  fields: {
    order_number: number,
    amount,
    state: choice('Stan', refundState, { server }),
    cause: choice('Powód', refundCause, { server }),
    failure: text('Odmowa operatora', { max: 100, optional: true, server }),
    transferred: flag('Przelewem na konto', { server }),
    replaced: flag('Ponowiony innym zwrotem', { server }),
    create_time: instant('Zlecono', { server }),
    /** Who gave it back at the desk, and when. */
    Employee_id: ref('Kto oddał', () => user, { optional: true, server }),
    handed_at: instant('Oddano', { optional: true, server }),
  },
  joined: {
    payment_amount: joined('payment_id', 'amount', money('Wpłata'), () => payment),
    method: joined('payment_id', 'method', choice('Sposób', paymentMethod), () => payment),
  },
  list: ['order_number', 'amount', 'state', 'cause', 'create_time'],
  pageSize: 10,
  internal: ['payment_id', 'provider_id'],
});
