import { choices } from '../kernel/choices.ts';

/** How what the card provider says of a payment may differ from what is booked here. */
export const differenceKind = choices({
  NO_ORDER: { label: 'Wpłata bez zamówienia' },
  SECOND: { label: 'Wpłata do zamówienia, które jej nie czeka' },
  AMOUNT: { label: 'Inna kwota u operatora' },
  UNPAID: { label: 'Operator nie zna tej wpłaty' },
  REFUNDED: { label: 'Inna kwota zwrotów u operatora' },
  WRONG_REFUND: { label: 'Zwrot wysłany drugi raz' },
});
export type DifferenceKind = keyof typeof differenceKind;
