import { orderKind } from '../../domain/booking/order.ts';
import { agreedDay } from '../../domain/booking/price.ts';
import { products } from '../../domain/booking/products.ts';
import { type Day, dayCount, dayOf, formatInstant, formatTime } from '../../domain/language/days.ts';
import { capitalised, count, nouns } from '../../domain/language/polish.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Fact } from '../booking/Facts.tsx';
import type { OwnOrder } from '../booking/order.ts';
import { daysOf } from '../booking/ProductTicket.tsx';
import { StayPrice } from '../booking/StayPrice.tsx';
import { TearOffTicket } from '../booking/TearOffTicket.tsx';
import type { WayToChange } from './CalendarAndPrint.tsx';
import { orderPictures } from './order-pictures.tsx';
import type { ShownOrder } from './useOrder.ts';

interface OrderTicketProps {
  order: ShownOrder;
  ownOrder: OwnOrder;
  paid?: boolean;
  /** Nobody knows yet whether it was paid. */
  unknown?: boolean;
  /** Where it can be changed, once it is paid. */
  change?: WayToChange;
}

/** What is being paid for; `paid`: what was, beside a page that leads with the place and the days. */
export function OrderTicket({ order, ownOrder, paid, unknown, change }: OrderTicketProps) {
  const { kind } = order;
  const stay = { since: dayOf(order.since), until: dayOf(order.until) };
  const price = agreedDay({ amount: order.amount, ...stay });
  const { place, fact, per, words } = products[kind];
  const what: Fact = { ...fact({ ...order, ...ownOrder.booking }), mono: true };
  return (
    <TearOffTicket
      kind={kind}
      title={paid ? 'Opłacone' : 'Zamówienie'}
      picture={orderPictures[kind](order)}
      name={paid ? undefined : place(order)}
      // The buyer's own plate stands beside the place
      facts={
        paid
          ? [...paidBy(order), paidFor(order, stay), ...(order.car_plate ? [what] : [])]
          : [...daysOf(stay), ...(what.value ? [what] : [])]
      }
      sum={<StayPrice price={price} stay={stay} per={per} />}
    >
      {unknown && (
        <p>
          <b>Wynik jeszcze nieznany.</b> {capitalised(words.noun)} trzymamy do {formatTime(order.expires_at)}, a&nbsp;po
          zapłacie na stałe.
        </p>
      )}
      {order.deadline && <p>{order.deadline}</p>}
      {change && (
        <ButtonLink kind="sign" href={change.href}>
          {change.words}
        </ButtonLink>
      )}
    </TearOffTicket>
  );
}

/** How and when, where the answer says it. */
const paidBy = ({ card, paid_at }: ShownOrder): Fact[] => [
  ...(card ? [{ name: 'Zapłacono', value: `kartą ••••\u00a0${card}` }] : []),
  ...(paid_at ? [{ name: 'Dnia', value: formatInstant(paid_at) }] : []),
];

const paidFor = ({ kind }: ShownOrder, { since, until }: { since: Day; until: Day }): Fact => ({
  name: orderKind[kind].label,
  value: count(dayCount(since, until), nouns.day),
});
