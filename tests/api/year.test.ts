import { expect, test, vi } from 'vitest';
import { blobStore } from '../support/blobs.ts';
import { cardShop } from '../support/card-shop.ts';
import { flightShells } from '../support/live-day/shells.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { measured } from '../support/measured.ts';
import { liftLimits } from '../support/unlimited.ts';
import { live } from '../support/year/year.ts';

// Some days of a simulated year; `npm run trust year` lives all of it, SEED=… the same one again

blobStore();
flightShells();
const shop = cardShop();
const post = mailCatcher();
const size = {
  seed: Number(process.env.SEED ?? 22),
  days: Number(process.env.YEAR_DAYS ?? 3),
  acts: Number(process.env.YEAR_ACTS ?? 10),
};

test('what customers were told is what is there, each night and at the end', async () => {
  liftLimits();
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  const { found, bookings, mails, faults } = await live(size, shop, post);
  measured('bookings', bookings);
  measured('days with faults', faults);
  measured('mails', mails);
  measured('what does not hold', found.length);
  expect(found).toEqual([]);
  expect(bookings).toBeGreaterThan(size.days * 3);
}, 3_600_000);
