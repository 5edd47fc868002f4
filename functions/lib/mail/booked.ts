import type { StoredOrder } from '../../../db/booking/orders.ts';
import { formatAmount } from '../../../src/domain/language/polish.ts';
import { calendarFile, codeFile, codeOf, greetingOf, leadOf, linkOf, numberOf, placeOf, plateOf } from './facts.ts';
import { type Mail, mailOf } from './mail.ts';

/** What the buyer gets of a booking that staff made for them and nobody has paid yet: what it costs, where to pay. */
export async function bookedMail(order: StoredOrder): Promise<Mail> {
  const mail = mailOf({
    subject: `${placeOf(order)}: rezerwacja ${order.order_number} czeka na zapłatę`,
    heading: 'Zarezerwowane, do zapłaty',
    lead: leadOf(order),
    greeting: greetingOf(order),
    opening: ['Obsługa lotniska zarezerwowała to dla Ciebie. Zapłacisz kartą pod tym linkiem albo na miejscu.'],
    facts: [...plateOf(order), ['Do zapłaty', formatAmount(order.due)], ...numberOf(order)],
    link: linkOf(order, 'Zapłać albo zobacz rezerwację'),
    picture: codeOf(order),
    closing: ['Link jest tylko dla Ciebie, nie przekazuj go dalej.'],
  });
  return { ...mail, attachments: [calendarFile(order), await codeFile(order)] };
}
