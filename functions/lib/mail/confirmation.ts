import type { StoredOrder } from '../../../db/orders.ts';
import { dayOf, formatDay } from '../../../src/domain/language/days.ts';
import { amountOf, factsOf } from './facts.ts';
import { type Mail, mailOf } from './letter.ts';

const words: Record<StoredOrder['kind'], { subject: string; opening: string; closing: string }> = {
  parking: {
    subject: 'Potwierdzenie rezerwacji parkingu',
    opening: 'Dziękujemy za płatność. Miejsce parkingowe jest zarezerwowane.',
    closing: 'Wjazd otworzy się po odczytaniu numeru rejestracyjnego. Zachowaj tę wiadomość na czas postoju.',
  },
  rental: {
    subject: 'Potwierdzenie wypożyczenia samochodu',
    opening: 'Dziękujemy za płatność. Samochód będzie na Ciebie czekał.',
    closing: 'Odbierając samochód, pokaż prawo jazdy i tę wiadomość.',
  },
};

/** What the buyer gets once the booking is theirs. */
export function confirmationMail(order: StoredOrder): Mail {
  const { subject, opening, closing } = words[order.kind];
  return mailOf({
    subject: `${subject} od ${formatDay(dayOf(order.since))}`,
    greeting: `Dzień dobry, ${order.first_name} ${order.last_name},`,
    opening: [opening],
    facts: [...factsOf(order), ['Zapłacono', amountOf(order)], ['Numer zamówienia', order.order_number]],
    closing: [closing],
  });
}
