import type { StoredOrder } from '../../../db/booking/orders.ts';
import { formatAmount } from '../../../src/domain/language/amounts.ts';
import {
  aboutBooking,
  arrivalOf,
  calendarFile,
  codeFile,
  conditionsIn,
  greetingOf,
  leadOf,
  linkOf,
  numberOf,
  placeOf,
  type Told,
} from './facts.ts';
import type { Letter } from './letter.ts';
import { termsFile } from './terms-file.ts';

const reserved: Record<StoredOrder['kind'], string> = { parking: 'to miejsce', rental: 'to auto' };

/** What the buyer gets of a booking that staff made for them and nobody has paid yet: what it costs, where to pay. */
export async function bookedMail(told: Told): Promise<Letter> {
  const { order, account, contact } = told;
  return {
    subject: `${placeOf(order)}: rezerwacja ${order.order_number} czeka na zapłatę`,
    heading: 'Zarezerwowane, do zapłaty',
    lead: leadOf(order),
    greeting: greetingOf(order),
    opening: [
      `Obsługa lotniska zarezerwowała ${reserved[order.kind]} dla Ciebie. ` +
        'Zapłacisz kartą pod linkiem niżej albo na miejscu.',
    ],
    ...arrivalOf(told),
    facts: [['Do zapłaty', formatAmount(order.due)], ...numberOf(order), ...conditionsIn(told)],
    link: linkOf(order, 'Zapłać albo zobacz rezerwację'),
    closing: [...(account.deadline ? [account.deadline] : []), 'Link jest tylko dla Ciebie, nie przekazuj go dalej.'],
    foot: aboutBooking,
    attachments: [calendarFile(order), await codeFile(order), termsFile(contact)],
  };
}
