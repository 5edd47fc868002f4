import type { StoredOrder } from '../../../db/booking/orders.ts';
import {
  amountOf,
  calendarFile,
  codeFile,
  codeOf,
  greetingOf,
  leadOf,
  linkOf,
  placeOf,
  plateOf,
  ruleOf,
} from './facts.ts';
import { type Mail, mailOf } from './mail.ts';

const words: Record<StoredOrder['kind'], { opening: string; closing: string }> = {
  parking: {
    opening: 'Dziękujemy za płatność. Miejsce parkingowe jest zarezerwowane.',
    closing: 'Wjazd otworzy się po odczytaniu numeru rejestracyjnego. Zachowaj tę wiadomość na czas postoju.',
  },
  rental: {
    opening: 'Dziękujemy za płatność. Samochód będzie na Ciebie czekał.',
    closing: 'Odbierając samochód, pokaż prawo jazdy i tę wiadomość.',
  },
};

/** What the buyer gets once the booking is theirs: the way to change it, its days for a calendar, its code. */
export async function confirmationMail(order: StoredOrder): Promise<Mail> {
  const { opening, closing } = words[order.kind];
  const mail = mailOf({
    subject: `${placeOf(order)}: rezerwacja ${order.order_number} potwierdzona`,
    heading: 'Rezerwacja potwierdzona',
    lead: leadOf(order),
    greeting: greetingOf(order),
    opening: [opening],
    facts: [...plateOf(order), ['Zapłacono', amountOf(order)]],
    link: linkOf(order, 'Zobacz, zmień lub anuluj'),
    picture: codeOf(order),
    closing: ['Link jest tylko dla Ciebie, nie przekazuj go dalej.', closing, ...ruleOf(order)],
  });
  return { ...mail, attachments: [calendarFile(order), await codeFile(order)] };
}
