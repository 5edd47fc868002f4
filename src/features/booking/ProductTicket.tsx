import type { ReactNode } from 'react';
import { formatWeekday } from '../../domain/language/days.ts';
import { products } from '../../domain/products.ts';
import type { Fact } from './Facts.tsx';
import type { Product } from './product.ts';
import { Amount, Sum } from './Sum.tsx';
import { Ticket } from './Ticket.tsx';
import type { Stay } from './wizard.ts';

/** The days of a stay. */
export const daysOf = ({ since, until }: Stay): Fact[] => [
  { name: 'Od', value: since ? formatWeekday(since) : undefined },
  { name: 'Do', value: until ? formatWeekday(until) : undefined },
];

interface ProductTicketProps {
  product: Product;
  /** What it costs by now, in grosze, where that is no longer the price of its days. */
  newAmount?: number | undefined;
  /** What is ticked and pressed to book it. */
  children?: ReactNode;
}

/** What is being booked, as a ticket, with the way to change it. */
export const ProductTicket = ({ product, newAmount, children }: ProductTicketProps) => {
  const { kind, place, stay, facts, price, paths, picture } = product;
  return (
    <Ticket
      kind={kind}
      title="Twoja rezerwacja"
      picture={picture}
      name={place}
      facts={[...daysOf(stay), ...facts]}
      change={{ href: paths.choice, words: products[kind].words.change }}
      sum={
        newAmount === undefined ? (
          <Sum price={price} stay={stay} per={products[kind].per} />
        ) : (
          <Amount words="Nowa cena" grosze={newAmount} />
        )
      }
    >
      {children}
    </Ticket>
  );
};
