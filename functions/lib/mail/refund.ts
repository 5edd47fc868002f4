import type { StoredOrder } from '../../../db/orders.ts';
import { amountOf, factsOf } from './facts.ts';
import { type Mail, mailOf } from './letter.ts';

/** What the buyer gets when their payment goes back. */
export const refundMail = (order: StoredOrder): Mail =>
  mailOf({
    subject: 'Zwrot płatności za rezerwację',
    greeting: `Dzień dobry, ${order.first_name} ${order.last_name},`,
    opening: ['Ta rezerwacja nie dojdzie do skutku, dlatego zwróciliśmy całą wpłatę na kartę, którą zapłacono.'],
    facts: [...factsOf(order), ['Zwracamy', amountOf(order)], ['Numer zamówienia', order.order_number]],
    closing: ['Pieniądze pojawią się na koncie w ciągu kilku dni roboczych. Przepraszamy za kłopot.'],
  });
