import { formatAmount } from '../language/amounts.ts';
import { count, nouns } from '../language/polish.ts';

/** So many times what one member of staff usually does in a day is far more. */
export const farMore = 3;

/** What administrators are told of where somebody did far more of it within a day, and more than `least`. */
export const unusual = {
  READ: { label: 'Obejrzane i pobrane dane osób', least: 150, words: (n: number) => count(n, nouns.row) },
  LISTED: { label: 'Osoby na obejrzanych listach', least: 1000, words: (n: number) => count(n, nouns.row) },
  GIVEN: { label: 'Rezerwacje przepisane na inne konto', least: 10, words: String },
  REFUNDED: { label: 'Zwroty pieniędzy', least: 200_000, words: formatAmount },
} as const;
export type Unusual = keyof typeof unusual;
