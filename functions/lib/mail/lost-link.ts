import { isOwed, isPaid, orderState } from '../../../src/domain/booking/order.ts';
import { wayToChange } from '../../../src/domain/booking/rights.ts';
import { formatAmount } from '../../../src/domain/language/amounts.ts';
import { aboutBooking, greetingOf, leadOf, linkOf, numberOf, type Told } from './facts.ts';
import type { Letter } from './letter.ts';

/** How it stands, and what of it is still to be paid. */
const factsOf = (told: Told): Letter['facts'] => [
  ['Stan', stateOf(told)],
  ...(told.order.due > 0 ? ([['Zostało do zapłaty', formatAmount(told.order.due)]] satisfies Letter['facts']) : []),
  ...numberOf(told.order),
];

function stateOf(told: Told): string {
  if (hasEnded(told)) return 'Zakończone';
  return isPaid(told.order) && told.order.due > 0 ? 'Opłacone częściowo' : orderState[told.order.state].label;
}

const stands = (order: Told['order']): boolean => isOwed(order) || isPaid(order);
const hasEnded = ({ order, account }: Told): boolean => isPaid(order) && !account.rights.plate;

/** A new link to a booking, for whoever asked for one: what is booked, how it stands, and all that was paid for it. */
export function lostLinkMail(told: Told): Letter {
  const { order, account } = told;
  const { enters, ...lead } = leadOf(order, !stands(order));
  return {
    subject: `Nowy link do rezerwacji ${order.order_number}`,
    lead: hasEnded(told) || enters === undefined ? lead : { ...lead, enters },
    greeting: greetingOf(order),
    opening: ['Ktoś podał numer tej rezerwacji i Twój adres i poprosił o nowy link.'],
    facts: factsOf(told),
    ...(account.statement.lines.length > 0 && { statement: account.statement }),
    // None is waiting where an earlier mail of the same link was opened meanwhile
    link: linkOf(
      { manage_key: order.next_manage_key ?? order.manage_key },
      order.due > 0 ? 'Zapłać albo zobacz rezerwację' : wayToChange(account.rights),
    ),
    closing: [
      ...(account.deadline ? [account.deadline] : []),
      'Poprzedni link działa, dopóki nie otworzysz tego. Ten jest tylko dla Ciebie, nie przekazuj go dalej.',
      'Jeśli to nie Ty, nic nie rób: bez tej wiadomości nikt nie otworzy rezerwacji.',
    ],
    foot: aboutBooking,
  };
}
