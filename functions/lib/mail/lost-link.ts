import type { StoredOrder } from '../../../db/orders.ts';
import { greetingOf, leadOf, linkOf, numberOf } from './facts.ts';
import { type Mail, mailOf } from './mail.ts';

/** A new link to a booking, for whoever asked for one. */
export const lostLinkMail = (order: StoredOrder): Mail =>
  mailOf({
    subject: `Nowy link do rezerwacji ${order.order_number}`,
    lead: leadOf(order),
    greeting: greetingOf(order),
    opening: ['Ktoś podał numer tej rezerwacji i Twój adres i poprosił o nowy link.'],
    facts: numberOf(order),
    link: linkOf(order, 'Zobacz, zmień lub anuluj'),
    closing: [
      'Poprzedni link już nie działa. Ten jest tylko dla Ciebie, nie przekazuj go dalej.',
      'Jeśli to nie Ty, nic nie rób: bez tej wiadomości nikt nie otworzy rezerwacji.',
    ],
  });
