import { type Day, dayCount, dayOf } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { orderKind } from '../../domain/order.ts';
import type { Fact } from '../booking/Facts.tsx';
import type { OwnOrder } from '../booking/order.ts';
import { daysOf } from '../booking/ProductTicket.tsx';
import { Sum } from '../booking/Sum.tsx';
import { Ticket } from '../booking/Ticket.tsx';
import type { ShownOrder } from './useOrder.ts';

/** What is being paid for; `paid`: what was, beside a page that leads with the place and the days. */
export function OrderTicket({ order, own, paid }: { order: ShownOrder; own: OwnOrder; paid?: boolean }) {
  const stay = { since: dayOf(order.since), until: dayOf(order.until) };
  // An order costs the same every day, so its price of a day is exact
  const price = order.amount / dayCount(stay.since, stay.until);
  const [what, car] = factsOf(order, own);
  return (
    <Ticket
      kind={order.kind}
      title={paid ? 'Opłacone' : 'Zamówienie'}
      facts={paid ? [paidFor(order, stay)] : [what, ...daysOf(stay), ...car]}
      sum={<Sum price={price} stay={stay} per="doba" />}
    />
  );
}

const paidFor = ({ kind }: ShownOrder, { since, until }: { since: Day; until: Day }): Fact => ({
  name: orderKind[kind].label,
  value: count(dayCount(since, until), nouns.day),
});

function factsOf(order: ShownOrder, { booking }: OwnOrder): [Fact, Fact[]] {
  if (booking.kind === 'parking')
    return [
      { name: 'Parking', value: `poziom ${booking.parking_level}, miejsce ${booking.space_id}` },
      [{ name: 'Auto', value: booking.license_plate, mono: true }],
    ];
  return [{ name: 'Auto', value: [order.brand, order.model].filter(Boolean).join(' ') || undefined }, []];
}
