import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { addDays, startOf, today } from '../../../src/domain/language/days.ts';
import type { Job } from '../../../src/domain/office/jobs.ts';
import { signedIn, signIn } from '../accounts.ts';
import { seedCar, seedPrices } from '../bookings.ts';
import { call } from '../call.ts';
import type { CardShop } from '../card-shop.ts';
import { query } from '../database.ts';
import { clerkActs } from '../desk-days/clerk-acts.ts';
import { guestActs } from '../desk-days/guest-acts.ts';
import { type Actor, between, chance, newWorld, pick, type World } from '../desk-days/world.ts';
import { violationsOf } from '../invariants/index.ts';
import { booksOf } from '../invariants/kept-books.ts';
import { runJob } from '../job.ts';
import type { LiveDay } from '../live-day/world.ts';
import type { MailCatcher } from '../mail-catcher.ts';
import { moveClock } from '../move-clock.ts';
import { nightViolations } from './checks.ts';
import { flightsOf, goesWrong } from './flights.ts';
import { booksOddly } from './guest-ways.ts';
import { editsAirport } from './staff-edits.ts';

interface Year {
  /** What did not hold, with the day and what was done on it; nothing where all did. */
  found: string[];
  /** Bookings that people began. */
  bookings: number;
  mails: number;
  faults: number;
}

/** So many of the last bookings do people deal with. */
const atHand = 120;

/** What the provider's network does wrong on some days: the share of its calls and events. */
const faulty = { webhooks_lost: '0.3', webhooks_doubled: '0.3', webhooks_late: '0.2' };
const well = Object.fromEntries(Object.keys(faulty).map((name) => [name, '0']));

/** The next day, at some hour from seven to noon: nobody's day goes past midnight. */
async function morning(world: World): Promise<void> {
  const begins = startOf(addDays(today(), 1)) + between(world, 7 * 60, 12 * 60) * 60_000;
  await moveClock(`${Math.round((begins - Date.now()) / 1000)} seconds`);
}

/** The acts of a day, one after another, but for some that meet; at noon flights are late. */
async function day(world: World, acts: number, flights: LiveDay): Promise<void> {
  const [first, second] = world.clerks.map((clerk, i) => ({ world, name: `clerk ${i + 1}`, clerk }));
  const guest: Actor = { world, name: 'guest' };
  const oneOf = [
    () => booksOddly(guest),
    () => booksOddly(guest),
    () => pick(world, guestActs)?.(guest),
    () => first && pick(world, clerkActs)?.(first),
    () => second && pick(world, clerkActs)?.(second),
  ];
  for (let act = 0; act < acts; act++) {
    if (act === Math.floor(acts / 2)) await goesWrong(flights);
    // Two at once, but never two who move the clock
    const meets = chance(world, 0.3) ? [oneOf[2], oneOf[3]] : [pick(world, oneOf)];
    const before = Date.now();
    await Promise.all(meets.map((it) => it?.()));
    const hasMoved = Date.now() - before > 10 * 60_000;
    if (hasMoved) for (const clerk of world.clerks) clerk.cookies = await signIn(clerk);
  }
  if (world.clerks[0] && chance(world, 0.3)) await editsAirport(world, world.clerks[0]);
}

/** The night: the jobs run until nothing waits; half of those who paid came back to their page before. */
async function night(world: World, promises: World['told']['promises']): Promise<void> {
  await world.shop.sandbox('faults', well);
  for (const { order } of promises) if (chance(world, 0.5)) await call('POST', `/api/parking`, { body: { order } });
  await moveClock('2 hours');
  for (const job of ['sweeper', 'outbox', 'compare', 'outbox', 'seal', 'tidy', 'forget', 'verify'] as const) {
    await query('update outbox set next_attempt = clock() where sent_at is null');
    await runAgain(job);
  }
}

/** A job that the database was too slow for is run again by its schedule: what it left must be mended then. */
async function runAgain(job: Job, tries = 3): Promise<void> {
  const failed = await runJob(job).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failed === undefined) return;
  if (tries === 1 || !(failed instanceof HttpError) || failed.status !== 503) throw failed;
  await runAgain(job, tries - 1);
}

/** Lives so many days with so many acts each, from a seed. */
export async function live(
  { seed, days, acts }: { seed: number; days: number; acts: number },
  shop: CardShop,
  post: MailCatcher,
): Promise<Year> {
  await seedPrices();
  const cars: number[] = [];
  for (let n = 0; n < 40; n++) cars.push(await seedCar(100 + 10 * (n % 9)));
  const world = newWorld(seed, shop, { cars, spaces: Array.from({ length: 60 }, (_, i) => 10 + i), clerks: [] });
  let [bookings, mails, faults] = [0, 0, 0];
  for (let nth = 0; nth < days; nth++) {
    await morning(world);
    // New sessions, and drawers that begin the day empty
    const admin = await signedIn('admin');
    world.clerks = [admin, await signedIn('admin')];
    world.diary = [];
    for (const made of world.made.slice(0, -atHand)) made.over = true;
    const [before, had] = [world.told.promises.length, world.made.length];
    const isFaulty = chance(world, 0.2);
    if (isFaulty) await shop.sandbox('faults', faulty);
    faults += Number(isFaulty);
    const flights = await flightsOf(seed + nth, admin);
    await day(world, acts, flights);
    bookings += world.made.length - had;
    await night(world, world.told.promises.slice(before));
    const isCheckedWhole = nth % 30 === 29 || nth === days - 1;
    const books = await booksOf(shop, post, isCheckedWhole);
    const found = [
      ...flights.faults,
      ...(await nightViolations(books, world)),
      ...(isCheckedWhole ? await violationsOf(books, world.told) : []),
    ];
    mails = post.mails.length;
    if (found.length > 0)
      return { found: [`SEED=${seed}, day ${nth}, ${today()}`, ...found, ...world.diary], bookings, mails, faults };
  }
  return { found: [], bookings, mails, faults };
}
