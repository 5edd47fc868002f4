import { aboutBooking, greetingOf, leadOf, linkOf, numberOf, type Told } from './facts.ts';
import type { Letter } from './letter.ts';

/** A new link to a booking, for whoever asked for one. */
export const lostLinkMail = ({ order }: Told): Letter => ({
  subject: `Nowy link do rezerwacji ${order.order_number}`,
  lead: leadOf(order),
  greeting: greetingOf(order),
  opening: ['Ktoś podał numer tej rezerwacji i Twój adres i poprosił o nowy link.'],
  facts: numberOf(order),
  // None is waiting where an earlier mail of the same link was opened meanwhile
  link: linkOf({ manage_key: order.next_manage_key ?? order.manage_key }, 'Zobacz, zmień lub anuluj'),
  closing: [
    'Poprzedni link działa, dopóki nie otworzysz tego. Ten jest tylko dla Ciebie, nie przekazuj go dalej.',
    'Jeśli to nie Ty, nic nie rób: bez tej wiadomości nikt nie otworzy rezerwacji.',
  ],
  foot: aboutBooking,
});
