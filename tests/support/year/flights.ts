import { randomFrom } from '../../../db/demo/random.ts';
import { today } from '../../../src/domain/language/days.ts';
import type { Signed } from '../accounts.ts';
import { call } from '../call.ts';
import { change, timetable } from '../live-day/day.ts';
import { type Row, rowsNow } from '../live-day/reference.ts';
import { publicFaults } from '../live-day/views.ts';
import { between, type LiveDay } from '../live-day/world.ts';

const minute = 60_000;
/** Aircraft that come and leave on a day. */
const turns = 2;
/** Of a ticket, in złoty. */
const price = 349.5;

/** The flights of today, which somebody deals with by the API. */
export async function flightsOf(seed: number, clerk: Signed): Promise<LiveDay> {
  const live: LiveDay = {
    ...{ day: today(), random: randomFrom(seed), gates: [], diary: [], faults: [] },
    as: async () => clerk,
  };
  await timetable(live, turns);
  return live;
}

const passengerTicket = (of: number, flight: string) => ({
  ...{ class: 'ekonomiczna', seat_number: '12A', price, status: 'PURCHASED', Users_id: of, Flight_id: flight },
});

/** Whoever has a ticket of a flight that does not fly gets its whole price back, once. */
async function givesTicketBack({ as, faults }: LiveDay, flight: string, ticket: number): Promise<void> {
  const { cookies } = await as('client');
  const body = { status: 'REFUNDED', amount: price * 100 };
  const give = () => call('PATCH', `/api/tickets/${ticket}`, { body, cookies });
  const answers = [(await give()).status, (await give()).status];
  if (answers.join() !== '200,409') faults.push(`a ticket of ${flight}, which does not fly: answered ${answers}`);
}

/** A departure with a passenger does not fly. */
async function doesNotFly(live: LiveDay, { id, is_departure }: Row): Promise<void> {
  const { cookies, id: passenger } = await live.as('client');
  const sell = () => call('POST', '/api/tickets', { body: passengerTicket(passenger, id), cookies });
  const sold = is_departure ? await sell() : undefined;
  await change(live, 'atc', id, { status: 'CANCELED' });
  if (sold && sold.status !== 201) live.faults.push(`a ticket of ${id} was not sold: ${sold.status} ${sold.text}`);
  if (sold?.status === 201) await givesTicketBack(live, id, sold.json.data.id);
  const { status } = await sell();
  if (status !== 409) live.faults.push(`a ticket of ${id}, which does not fly, is sold: ${status}`);
}

/** Of what is still to come today a third is told late, and some does not fly; whoever looks reads the same of it. */
export async function goesWrong(live: LiveDay): Promise<string[]> {
  const ahead = (await rowsNow()).filter(({ planned }) => planned > Date.now() + 90 * minute);
  for (const flight of ahead) {
    const luck = live.random();
    if (luck < 0.35) {
      const estimated = new Date(flight.planned + between(live, 2, 22) * 5 * minute).toISOString();
      await change(live, 'atc', flight.id, { estimated, status: 'DELAYED' });
    } else if (luck < 0.45) await doesNotFly(live, flight);
    const told = (await rowsNow()).find(({ id }) => id === flight.id);
    if (told) live.faults.push(...(await publicFaults(live, told)));
  }
  return live.faults;
}
