import { count, formatAmount, nouns } from '../language/polish.ts';

/**
 * What administrators are told of where one member of staff did more of it within a day than `least`, and than three
 * times what one of them usually does in a day.
 */
export const unusual = {
  READ: { label: 'Obejrzane i pobrane dane osób', least: 150, words: (n: number) => count(n, nouns.row) },
  GIVEN: { label: 'Rezerwacje przepisane na inne konto', least: 10, words: String },
  REFUNDED: { label: 'Zwroty pieniędzy', least: 200_000, words: formatAmount },
} as const;
export type Unusual = keyof typeof unusual;
