import { sql, write } from '../../db/sql.ts';
import { addDays, type Day, today, wireDay } from '../../src/domain/language/days.ts';
import type { Figure } from '../bench/report.ts';
import { parkingBooking } from '../support/bookings.ts';
import type { Part } from './part.ts';

const buyers = 50;
const rounds = 8;

interface Answered {
  status: number;
  took: number;
}

/** Somebody of this machine's address who wants a space for a day. */
async function hold(baseURL: string, space: number, day: Day): Promise<Answered> {
  const booking = parkingBooking(space, { since: wireDay(day), until: wireDay(day) });
  const since = performance.now();
  const response = await fetch(`${baseURL}/api/stripe/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseURL },
    body: JSON.stringify({ amount: 5_000, booking }),
  });
  await response.text();
  return { status: response.status, took: performance.now() - since };
}

const sorted = (answers: Answered[]) => answers.map(({ took }) => took / 1000).sort((a, b) => a - b);
const at = (share: number, answers: Answered[]) => sorted(answers)[Math.ceil(share * answers.length) - 1] ?? 0;

/** Fifty at once, in rounds of a day each; in a round all want the space that `spaceOf` says of the buyer. */
async function atOnce(baseURL: string, firstDay: number, spaceOf: (buyer: number) => number): Promise<Answered[][]> {
  const all: Answered[][] = [];
  for (let round = 0; round < rounds; round++) {
    const day = addDays(today(), firstDay + round);
    all.push(await Promise.all(Array.from({ length: buyers }, (_, buyer) => hold(baseURL, spaceOf(buyer), day))));
    // As days later: what a network has held for hours is none of what fifty people ask for at once
    await write(
      'system',
      sql`update orders set state = 'EXPIRED', expires_at = clock() - interval '2 days' where state = 'HELD'`,
    );
  }
  return all;
}

/**
 * Fifty buyers behind one address at once: for one space, of whom one gets it, and each for another. How long a hold
 * takes, with its payment opened; needs a platform with request limits out of the way.
 */
async function measureHolds(baseURL: string): Promise<Figure[]> {
  // What is loaded with the first call, and connected
  await atOnce(baseURL, 300, (buyer) => buyer);
  const same = await atOnce(baseURL, 320, () => 7);
  const own = await atOnce(baseURL, 340, (buyer) => buyer);
  const won = (round: Answered[]) => round.filter(({ status }) => status === 201).length;
  const lost = (round: Answered[]) => round.filter(({ status }) => status === 409).length;
  const who = `${buyers} buyers behind one address`;
  const seconds = { unit: 's', goal: { most: 1 } };
  console.log(`  medians: one space ${at(0.5, same.flat()).toFixed(3)} s, spaces ${at(0.5, own.flat()).toFixed(3)} s`);
  return [
    { what: `${who}, one space: p99 of a hold`, value: at(0.99, same.flat()), ...seconds },
    { what: `${who}, a space each: p99 of a hold`, value: at(0.99, own.flat()), ...seconds },
    {
      what: `${who}, one space: rounds of ${rounds} with one winner and no error`,
      value: same.filter((round) => won(round) === 1 && lost(round) === buyers - 1).length,
      unit: '',
      goal: { least: rounds },
    },
    {
      what: `${who}, a space each: buyers who have none`,
      value: own.flat().filter(({ status }) => status !== 201).length,
      unit: '',
      goal: { most: 0 },
    },
  ];
}

export const holds: Part = { figures: [2], onProduct: ({ url }) => measureHolds(url) };
