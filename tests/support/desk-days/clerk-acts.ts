import { levelOf } from '../../../src/domain/booking/parking.ts';
import { today, wireDay } from '../../../src/domain/language/days.ts';
import type { Signed } from '../accounts.ts';
import { inDays } from '../bookings.ts';
import { type Actor, ask, between, chance, counted, type Made, pick, pickMade, quoted, tokenOf } from './world.ts';

type Clerk = Actor & { clerk: Signed };
/** What somebody does; what it needs is drawn before its first call, so that whoever acts beside it draws the same. */
type Act<A> = (actor: A) => Promise<void>;

const names = ['Zofia', 'Adam', 'Irena', 'Oskar'];
const moneyOf = async (clerk: Clerk, { path, id }: Made) =>
  (await ask(clerk, 'GET', `${path}/${id}/payments`)).json.data?.[0];

/** Sells a car or a space to somebody at the desk, who takes it today, has had it for days, or comes later. */
const sells: Act<Clerk> = async (clerk) => {
  const { world } = clerk;
  const path = chance(world, 0.65) ? 'rent' : 'parking';
  const first = chance(world, 0.5) ? between(world, -3, 0) : between(world, 1, 5);
  const [days, space] = [between(world, 0, 3), pick(world, world.spaces) ?? 0];
  const thing =
    path === 'rent'
      ? { Cars_id: pick(world, world.cars) }
      : { parking_level: levelOf(space), space_id: space, license_plate: `GD${between(world, 100, 999)}` };
  const email = chance(world, 0.8) ? `${world.made.length}-${between(world, 0, 1e6)}@poczta.example` : undefined;
  const contact = { first_name: pick(world, names), last_name: 'Mazur', phone: '601 884 207', ...(email && { email }) };
  const stay = { since: wireDay(inDays(first)), until: wireDay(inDays(first + days)) };
  const { status, json } = await ask(clerk, 'POST', path, { ...thing, ...contact, ...stay, status: 'PENDING' });
  if (status !== 201) return;
  const { id, order_number: number } = json.data;
  world.made.push({ path, id, number, token: await tokenOf(number), waived: false });
};

const takesMoney: Act<Clerk> = async (clerk) => {
  const { world } = clerk;
  const [made, method] = [pickMade(world), chance(world, 0.5) ? 'CASH' : 'TERMINAL'];
  const money = made && (await moneyOf(clerk, made));
  if (!made || !money?.due) return;
  const taken = await ask(clerk, 'POST', `${made.path}/${made.id}/payments`, { method, amount: money.due });
  if (taken.status === 201) counted(world, clerk.clerk, method, money.due);
};

const handsBack: Act<Clerk> = async (clerk) => {
  // What was cancelled has most to give back
  const made = pick(clerk.world, clerk.world.made);
  const money = made && (await moneyOf(clerk, made));
  for (const { id, amount, method, state } of money?.refunds ?? []) {
    if (state !== 'PENDING' || method === 'CARD') continue;
    const done = await ask(clerk, 'POST', `${made?.path}/${made?.id}/refunds/${id}`, { amount });
    if (done.status === 200) counted(clerk.world, clerk.clerk, method, -amount);
  }
};

/** A car goes to its customer, or comes back; a parked one comes or leaves. */
const notes: Act<Clerk> = async (clerk) => {
  const { world } = clerk;
  const [made, isFirst, isEarly] = [pickMade(world), chance(world, 0.6), chance(world, 0.5)];
  const day = isFirst ? pick(world, [-2, -1, 0]) : 0;
  const at = `${inDays(day ?? 0)} 00:0${isFirst ? 1 : 2}:00`;
  if (made?.path === 'parking')
    await ask(clerk, 'POST', `desk/parking/${made.id}/passages`, { kind: isFirst ? 'IN' : 'OUT', at });
  if (made?.path !== 'rent') return;
  const protocol = { kind: isFirst ? 'OUT' : 'BACK', at, mileage: 1000, fuel: 8, licence_seen: true, on_paper: true };
  const write = (more: object) => ask(clerk, 'POST', `desk/rentals/${made.id}/hand-overs`, { ...protocol, ...more });
  if (isFirst || !isEarly) return void (await write({}));
  // A car that comes back late is charged by nobody here
  made.waived = true;
  await asked(clerk, made, 'change', (amount) => write({ until: today(), amount }));
};

/** Does what gives something back with the sum that the desk is told: nothing first, then what the refusal says. */
async function asked(
  { world }: Actor,
  { number }: Made,
  kind: 'change' | 'cancellation',
  act: (amount: number) => ReturnType<typeof ask>,
): Promise<void> {
  let amount = 0;
  let answer = await act(amount);
  if (answer.status === 409 && Number.isSafeInteger(answer.json.amount)) {
    amount = answer.json.amount;
    answer = await act(amount);
  }
  if (answer.status < 300) quoted(world, { number, kind, by: 'STAFF', amount, done: amount > 0 });
}

/** Other days, or another car or space; what it gets cheaper by comes back, is kept, or what dearer is asked for. */
const changes: Act<Clerk> = async (clerk) => {
  const { world } = clerk;
  const [made, space] = [pickMade(world), pick(world, world.spaces) ?? 0];
  const [isElsewhere, keeps, charges] = [chance(world, 0.5), chance(world, 0.3), chance(world, 0.5)];
  const [car, last] = [pick(world, world.cars), inDays(between(world, 0, 8))];
  if (!made) return;
  const elsewhere = made.path === 'rent' ? { Cars_id: car } : { parking_level: levelOf(space), space_id: space };
  const change = isElsewhere ? elsewhere : { until: wireDay(last) };
  const write = (more: object) => ask(clerk, 'PATCH', `${made.path}/${made.id}`, { ...change, ...more });
  if (keeps || !charges) made.waived = true;
  if (!keeps) return asked(clerk, made, 'change', (amount) => write({ amount, charge: charges }));
  const { status } = await write({ refund: false, charge: charges });
  if (status < 300) quoted(world, { number: made.number, kind: 'change', by: 'STAFF', amount: 0, done: false });
};

const cancels: Act<Clerk> = async (clerk) => {
  const { world } = clerk;
  const [made, keeps] = [pickMade(world), chance(world, 0.2)];
  if (!made) return;
  const write = async (more: object) => {
    const change = { status: 'CANCELLED', reason: 'Auto zepsute', ...more };
    const answer = await ask(clerk, 'PATCH', `${made.path}/${made.id}`, change);
    if (answer.status !== 200) return answer;
    made.over = true;
    if (made.held) made.held.givenUp = 'the staff let it go';
    return answer;
  };
  if (!keeps) return asked(clerk, made, 'cancellation', (amount) => write({ amount }));
  made.waived = true;
  const { status } = await write({ refund: false });
  if (status < 300) quoted(world, { number: made.number, kind: 'cancellation', by: 'STAFF', amount: 0, done: false });
};

const blocks: Act<Clerk> = async (clerk) => {
  const { world } = clerk;
  const [first, isCar, space] = [between(world, 0, 6), chance(world, 0.6), pick(world, world.spaces) ?? 0];
  const [ends, car] = [chance(world, 0.4), pick(world, world.cars)];
  const path = isCar ? 'car-blocks' : 'space-blocks';
  if (ends) {
    const { json } = await ask(clerk, 'GET', path);
    const [block] = json.data ?? [];
    if (block) await ask(clerk, 'DELETE', `${path}/${block.id}`);
    return;
  }
  const thing = isCar ? { Cars_id: car } : { parking_level: levelOf(space), space_id: space };
  const stay = { since: wireDay(inDays(first)), until: wireDay(inDays(first + 1)) };
  await ask(clerk, 'POST', path, { ...thing, ...stay, reason: 'przegląd' });
};

/** Each as often as it stands here. */
export const clerkActs: readonly Act<Clerk>[] = [
  ...[sells, sells, sells, takesMoney, takesMoney, takesMoney, notes, notes, notes, notes],
  ...[changes, changes, changes, cancels, handsBack, handsBack, blocks],
];
