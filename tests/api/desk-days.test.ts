import { expect, test } from 'vitest';
import { cardShop } from '../support/card-shop.ts';
import { violationsOfDay } from '../support/desk-days/day.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

// Random days at the desk; `npm run trust desk` lives 500 of them, SEED=… one again

const shop = cardShop();
const post = mailCatcher();
const first = Number(process.env.SEED ?? 28);
const seeds = Array.from({ length: Number(process.env.DESK_DAYS ?? (process.env.SEED ? 1 : 6)) }, (_, i) => first + i);

test.each(seeds)(
  'two clerks and guests at once leave nothing that does not hold: day %i',
  async (seed) => {
    expect(await violationsOfDay(seed, shop, post)).toEqual([]);
    // A day is some sixty calls, which a machine at its limit answers slowly
  },
  180_000,
);
