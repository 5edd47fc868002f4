import { formatWeekday } from '../../domain/language/days.ts';
import type { Fact } from './Facts.tsx';
import type { Product } from './product.ts';
import { Sum } from './Sum.tsx';
import { Ticket } from './Ticket.tsx';
import type { Stay } from './wizard.ts';

/** The days of a stay. */
export const daysOf = ({ since, until }: Stay): Fact[] => [
  { name: 'Od', value: since ? formatWeekday(since) : undefined },
  { name: 'Do', value: until ? formatWeekday(until) : undefined },
];

/** What is being booked, as a ticket. */
export const ProductTicket = ({ kind, stay, facts, price, per }: Product) => (
  <Ticket
    kind={kind}
    title="Twoja rezerwacja"
    facts={[...daysOf(stay), ...facts]}
    sum={<Sum price={price} stay={stay} per={per} />}
  />
);
