import type { StoredOrder } from '../../../db/booking/orders.ts';
import type { CancellationFacts } from '../../../db/mail/outbox.ts';
import { whyNotBack } from '../../../src/domain/booking/deadline.ts';
import { formatAmount } from '../../../src/domain/language/amounts.ts';
import { formatInstant } from '../../../src/domain/language/days.ts';
import {
  aboutBooking,
  calendarFile,
  greetingOf,
  leadOf,
  linkOf,
  notRight,
  notYours,
  numberOf,
  statementIn,
  type Told,
  wayBack,
} from './facts.ts';
import type { Letter } from './letter.ts';

const released: Record<StoredOrder['kind'], string> = { parking: 'a miejsce zwolnione', rental: 'a auto zwolnione' };

function backOf(told: Told, { amount, at }: CancellationFacts): Letter['facts'] {
  if (amount <= 0) return [];
  const { total, returned } = told.account.statement;
  const { where, when } = wayBack(told, at);
  return [
    ['Oddajemy', `${formatAmount(amount)}${total === 0 && returned === 0 ? ', całość' : ''}`],
    ['Jak', where],
    ...(when ? ([['Kiedy', when]] as Letter['facts']) : []),
  ];
}

/** What its buyer has to do for the money: nothing, where all of it goes back by itself. */
const whatToDo = (told: Told, at: string): string =>
  wayBack(told, at).byItself
    ? 'Nic nie musisz robić. Zwrot zleciliśmy od razu.'
    : 'Po pieniądze przyjdź do obsługi lotniska z\u00a0numerem zamówienia.';

/** Only the airport apologises, and only for what it did: whoever cancels their own booking wanted to. */
function wordsOf(told: Told, { by, amount, reason, at }: CancellationFacts) {
  const { order, account } = told;
  const { order_number, kind } = order;
  const back = amount > 0 ? formatAmount(amount) : undefined;
  // What was to be paid at the desk, and never was, has no fee to keep
  const unpaid = account.statement.paid === 0;
  if (by === 'CUSTOMER')
    return {
      subject: `Rezerwacja ${order_number} anulowana${back ? `, oddajemy ${back}` : ''}`,
      heading: 'Rezerwacja anulowana',
      opening: [
        `Zgodnie z Twoim życzeniem rezerwacja jest anulowana, ${released[kind]}.`,
        ...(back || unpaid ? [] : [whyNotBack({ ...order, agreed_at: account.agreed_at }, at)]),
      ],
      closing: [notYours(told)],
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
      ...(back ? [whatToDo(told, at)] : unpaid ? [] : ['Opłata nie wraca.']),
    ],
    closing: [notRight(told)],
  };
}

/** What the buyer gets when the booking was cancelled: who did, why, and what comes back when. */
export const cancellationMail = (told: Told, facts: CancellationFacts): Letter => ({
  ...wordsOf(told, facts),
  lead: leadOf(told.order, true),
  greeting: greetingOf(told.order),
  facts: [['Anulowano', formatInstant(facts.at)], ...backOf(told, facts), ...numberOf(told.order)],
  statement: statementIn(told),
  link: linkOf(told.order, facts.amount > 0 ? 'Sprawdź zwrot' : 'Zobacz rezerwację'),
  foot: aboutBooking,
  attachments: [calendarFile(told.order, true)],
});
