import type { Page } from '@playwright/test';
import { addDays, type Day, parseInstant, today, wireDay } from '../../src/domain/language/days.ts';

// The day on which this worker began: what it says of tomorrow stays true, also when midnight passes meanwhile
const day = today();

/** The day so many days after the page's today: of a page that `staysAtNoon`. */
export const inDays = (n: number): Day => addDays(day, n);

/** A year that always lies ahead, with nothing of the demo data in it. */
export const farYear = Number(day.slice(0, 4)) + 5;

/** Lets the page's clock stand at noon in Warsaw, so that its 'today' and 'tomorrow' are the test's. Timers go on. */
export const staysAtNoon = (page: Page): Promise<void> =>
  page.clock.setFixedTime(parseInstant(wireDay(day).replace('00:00:00', '12:00:00')) ?? '');
