import { products } from '../../domain/booking/products.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import { formatWeekday } from '../../domain/language/days.ts';
import type { Fact } from './Facts.tsx';
import type { Product } from './product.ts';
import { StayPrice } from './StayPrice.tsx';
import { TearOffTicket } from './TearOffTicket.tsx';

/** The days of a stay. */
export const daysOf = ({ since, until }: OpenSpan): Fact[] => [
  { name: 'Od', value: since ? formatWeekday(since) : undefined },
  { name: 'Do', value: until ? formatWeekday(until) : undefined },
];

/** What is being booked, with the way to change it: the top of its ticket. */
export const topOf = ({ kind, place, stay, facts, paths, picture }: Product) => ({
  kind,
  title: 'Twoja rezerwacja',
  picture,
  // Its line is kept until the answers of the steps before have been read: nothing moves then
  name: place ?? '–',
  facts: [...daysOf(stay), ...facts],
  change: { href: paths.choice, words: products[kind].words.change },
});

export const ProductSum = ({ kind, price, stay }: Product) => (
  <StayPrice price={price} stay={stay} per={products[kind].per} />
);

/** What is being booked, as a ticket. */
export const ProductTicket = (product: Product) => (
  <TearOffTicket {...topOf(product)} sum={<ProductSum {...product} />} />
);
