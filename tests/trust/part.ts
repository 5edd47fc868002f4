import type { Figure } from '../bench/report.ts';

/** What a part has to measure with. */
export interface Trial {
  /** Of all that is drawn at random; `SEED=…` draws it again. */
  seed: number;
  /** An hour where minutes are enough otherwise. */
  long: boolean;
}

/** The product as it runs on this machine, with demo data and request limits out of the way. */
export interface ProductTrial extends Trial {
  url: string;
  localDir: string;
}

/**
 * A part of `npm run trust`: it measures so much of the plan's figures, which are named by number; none where it is
 * about something else. Each is measured on what it starts itself, or on the product.
 */
export type Part = {
  figures: readonly number[];
  /** Nothing of it is timed closely: others run beside it. What is, on the product, has the machine to itself. */
  isUntimed?: true;
} & (
  | { measure(trial: Trial): Promise<Figure[]>; onProduct?: never }
  | { onProduct(trial: ProductTrial): Promise<Figure[]>; measure?: never }
);
