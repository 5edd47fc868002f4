import type { StoredOrder } from '../../../db/booking/orders.ts';
import { wayToChange } from '../../../src/domain/booking/rights.ts';
import {
  aboutBooking,
  arrivalOf,
  calendarFile,
  codeFile,
  conditionsIn,
  greetingOf,
  leadOf,
  linkOf,
  placeOf,
  type Told,
} from './facts.ts';
import type { Letter } from './letter.ts';
import { termsFile } from './terms-file.ts';

const opening: Record<StoredOrder['kind'], string> = {
  parking: 'Dziękujemy za płatność. Miejsce parkingowe jest zarezerwowane.',
  rental: 'Dziękujemy za płatność. Samochód będzie na Ciebie czekał.',
};

/** What the buyer gets once the booking is theirs: how to come in, the way to change it, its days for a calendar. */
export async function confirmationMail(told: Told): Promise<Letter> {
  const { order, account, contact } = told;
  return {
    subject: `${placeOf(order)}: rezerwacja ${order.order_number} potwierdzona`,
    heading: '✓ Rezerwacja potwierdzona',
    lead: leadOf(order),
    greeting: greetingOf(order),
    opening: [opening[order.kind]],
    ...arrivalOf(told),
    facts: conditionsIn(told),
    statement: account.statement,
    link: linkOf(order, wayToChange(account.rights)),
    closing: [
      ...(account.deadline ? [account.deadline] : []),
      'Link jest tylko dla Ciebie, nie przekazuj go dalej. W załączniku są wydarzenie do kalendarza (.ics) ' +
        'i regulamin.',
    ],
    foot: aboutBooking,
    attachments: [calendarFile(order), await codeFile(order), termsFile(contact)],
  };
}
