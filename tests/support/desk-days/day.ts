import { wireDay } from '../../../src/domain/language/days.ts';
import { signedIn } from '../accounts.ts';
import { inDays, seedCar, seedPrices } from '../bookings.ts';
import { call } from '../call.ts';
import type { CardShop } from '../card-shop.ts';
import { query } from '../database.ts';
import { violationsOf } from '../invariants/index.ts';
import { booksOf } from '../invariants/kept-books.ts';
import { runJob } from '../job.ts';
import type { MailCatcher } from '../mail-catcher.ts';
import { deskViolations } from './checks.ts';
import { clerkActs } from './clerk-acts.ts';
import { guestActs } from './guest-acts.ts';
import { type Actor, newWorld, pick, tokenOf, type World } from './world.ts';

const rounds = 16;
const kept = ['migrations', 'applied_functions', 'installation', 'table_changes', 'seal_mark'];

/** Nothing that an earlier day has left: the event log is replayed from its beginning. */
async function emptied(): Promise<void> {
  const tables = await query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname <> all($1)`,
    [kept],
  );
  await query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
}

/** A car that came back from nobody yesterday, and whoever booked it from today on: both may be handed over. */
async function morning(world: World, cars: readonly number[]): Promise<void> {
  const [car, clerk] = [pick(world, cars), world.clerks[0]];
  const of = { Cars_id: car, first_name: 'Wanda', last_name: 'Mazur', phone: '601 884 207', status: 'PENDING' };
  const cookies = clerk?.cookies ?? {};
  for (const [since, until] of [[-3, -1] as const, [0, 1] as const]) {
    const body = { ...of, since: wireDay(inDays(since)), until: wireDay(inDays(until)) };
    const { status, json } = await call('POST', '/api/rent', { cookies, body });
    if (status !== 201) throw new Error(`The morning cannot be booked: ${json.message}`);
    const { id, order_number: number } = json.data;
    world.made.push({ path: 'rent', id, number, token: await tokenOf(number), waived: false });
  }
  const [first] = world.made;
  const gone = {
    kind: 'OUT',
    at: `${inDays(-3)} 00:01:00`,
    mileage: 1000,
    fuel: 8,
    licence_seen: true,
    on_paper: true,
  };
  await call('POST', `/api/desk/rentals/${first?.id}/hand-overs`, { cookies, body: gone });
}

/** A day at both desks: two clerks and a guest at once, each of whom does what comes to them next. */
async function lived(seed: number, shop: CardShop): Promise<World> {
  await emptied();
  await seedPrices();
  // Every second day has one car, which all of them want: where two meet about it, they meet
  const cars = seed % 2 ? [await seedCar(140)] : [await seedCar(100), await seedCar(140), await seedCar(180)];
  const world = newWorld(seed, shop, {
    cars,
    spaces: [44, 45],
    // Both sections: who may do all of it
    clerks: [await signedIn('admin'), await signedIn('admin')],
  });
  await morning(world, cars);
  const [first, second] = world.clerks.map((clerk, i) => ({ world, name: `clerk ${i + 1}`, clerk }));
  const guest: Actor = { world, name: 'guest' };
  for (let round = 0; round < rounds; round++) {
    const acts = [first, second].flatMap((it) => (it ? [() => pick(world, clerkActs)?.(it)] : []));
    await Promise.all([...acts, () => pick(world, guestActs)?.(guest)].map((act) => act()));
    world.diary.push('');
  }
  return world;
}

/** Everybody comes back to their page once more, and the night's jobs run: what is sent then, is sent. */
async function ended({ told, made, clerks }: World): Promise<void> {
  for (const { order } of told.promises) await call('POST', '/api/rent', { body: { order } });
  const cookies = clerks[0]?.cookies ?? {};
  for (const { path, id } of made) await call('GET', `/api/${path}/${id}/payments`, { cookies });
  for (const job of ['outbox', 'compare', 'outbox'] as const) {
    await query('update outbox set next_attempt = clock() where sent_at is null');
    await runJob(job);
  }
}

/** What does not hold at the end of a random day, with the day's diary; nothing where all does. */
export async function violationsOfDay(seed: number, shop: CardShop, post: MailCatcher): Promise<string[]> {
  post.mails = [];
  const world = await lived(seed, shop);
  await ended(world);
  const books = await booksOf(shop, post);
  const found = [...(await violationsOf(books, world.told)), ...(await deskViolations(books, world))];
  return found.length === 0 ? [] : [`SEED=${seed} replays this day`, ...found, ...world.diary];
}
