import type { StoredOrder } from '../../../db/orders.ts';
import type { ChangeFacts } from '../../../db/outbox.ts';
import { refundedBy } from '../../../src/domain/booking/deadline.ts';
import { dayOf, formatStay, formatWeekday } from '../../../src/domain/language/days.ts';
import { formatAmount } from '../../../src/domain/language/polish.ts';
import {
  amountOf,
  calendarFile,
  codeFile,
  codeOf,
  datesOf,
  greetingOf,
  leadOf,
  linkOf,
  notYours,
  placeOf,
  plateOf,
  ruleOf,
} from './facts.ts';
import type { Letter } from './letter.ts';
import { type Mail, mailOf } from './mail.ts';

/** What the new dates cost more, or gave back. */
const moneyOf = ({ amount, at }: ChangeFacts): Letter['facts'] =>
  amount === 0
    ? []
    : amount > 0
      ? [['Dopłata', formatAmount(amount)]]
      : [['Oddajemy', `${formatAmount(-amount)}, najpóźniej ${formatWeekday(refundedBy(at))}`]];

/** What the buyer gets when the dates were changed: what they were, what they are, and the money. */
export async function changeMail(order: StoredOrder, before: ChangeFacts): Promise<Mail> {
  const { order_number, since, until } = order;
  const moved = before.space_id !== order.space_id;
  const mail = mailOf({
    subject: `Nowe daty rezerwacji ${order_number}: ${formatStay(dayOf(since), dayOf(until))}`,
    heading: moved ? 'Miejsce i daty zmienione' : 'Daty zmienione',
    lead: leadOf(order),
    greeting: greetingOf(order),
    opening: [moved ? 'Kod zostaje ten sam.' : 'Miejsce i kod zostają te same.'],
    facts: [
      ['Było', `${moved ? `${placeOf({ ...order, ...before })}, ` : ''}${datesOf(before)}`],
      ['Jest', `${moved ? `${placeOf(order)}, ` : ''}${datesOf(order)}`],
      ...moneyOf(before),
      ['Razem', amountOf(order)],
      ...plateOf(order),
    ],
    link: linkOf(order, 'Zobacz rezerwację'),
    picture: codeOf(order),
    closing: [notYours(), ...ruleOf(order)],
  });
  return { ...mail, attachments: [calendarFile(order), await codeFile(order)] };
}
