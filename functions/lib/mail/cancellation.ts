import type { StoredOrder } from '../../../db/booking/orders.ts';
import type { CancellationFacts } from '../../../db/mail/outbox.ts';
import { formatDeadline, refundedBy, refundUntil } from '../../../src/domain/booking/deadline.ts';
import { dayOf, formatInstant, formatWeekday } from '../../../src/domain/language/days.ts';
import { formatAmount } from '../../../src/domain/language/polish.ts';
import { calendarFile, greetingOf, leadOf, linkOf, notYours, numberOf } from './facts.ts';
import type { Letter } from './letter.ts';
import { type Mail, mailOf } from './mail.ts';

const released: Record<StoredOrder['kind'], string> = { parking: 'a miejsce zwolnione', rental: 'a auto zwolnione' };

const backOf = (order: StoredOrder, { amount, at, by }: CancellationFacts): Letter['facts'] =>
  amount > 0
    ? [
        ['Oddajemy', `${formatAmount(amount)}${order.kept === 0 ? ', całość' : ''}`],
        ['Dokąd', 'na kartę, którą zapłacono'],
        ['Kiedy', `najpóźniej ${formatWeekday(refundedBy(at))}, zależnie od banku`],
      ]
    : [
        [
          'Oddajemy',
          by === 'CUSTOMER'
            ? `nic: pełny zwrot był możliwy do ${formatDeadline(refundUntil(dayOf(order.since)))}`
            : 'nic',
        ],
      ];

/** Only the airport apologises, and only for what it did: whoever cancels their own booking wanted to. */
function wordsOf(order: StoredOrder, { by, amount, reason }: CancellationFacts) {
  const { order_number, kind } = order;
  const back = amount > 0 ? formatAmount(amount) : undefined;
  if (by === 'CUSTOMER')
    return {
      subject: `Rezerwacja ${order_number} anulowana${back ? `, oddajemy ${back}` : ''}`,
      heading: 'Rezerwacja anulowana',
      opening: [`Zgodnie z Twoim życzeniem rezerwacja jest anulowana, ${released[kind]}.`],
      closing: [notYours()],
    };
  return {
    subject: back
      ? `Musimy anulować rezerwację ${order_number}. Oddajemy ${back}`
      : `Rezerwacja ${order_number} anulowana przez lotnisko`,
    heading: 'Anulujemy Twoją rezerwację',
    opening: [
      ...(back
        ? ['Przepraszamy: obsługa lotniska anulowała tę rezerwację.']
        : ['Obsługa lotniska anulowała tę rezerwację.']),
      ...(reason ? [`Powód: ${reason}`] : []),
      ...(back ? ['Nic nie musisz robić. Zwrot zleciliśmy od razu.'] : []),
    ],
    closing: [],
  };
}

/** What the buyer gets when the booking was cancelled: who did, why, and what comes back when. */
export function cancellationMail(order: StoredOrder, facts: CancellationFacts): Mail {
  const mail = mailOf({
    ...wordsOf(order, facts),
    lead: leadOf(order, true),
    greeting: greetingOf(order),
    facts: [['Anulowano', formatInstant(facts.at)], ...backOf(order, facts), ...numberOf(order)],
    link: linkOf(order, facts.amount > 0 ? 'Sprawdź zwrot' : 'Zobacz rezerwację'),
  });
  return { ...mail, attachments: [calendarFile(order, true)] };
}
