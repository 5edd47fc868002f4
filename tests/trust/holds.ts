import { sql, write } from '../../db/sql.ts';
import { addDays, today, wireDay } from '../../src/domain/language/days.ts';
import type { Figure } from '../bench/report.ts';
import { parkingBooking, rentalBooking } from '../support/bookings.ts';
import type { Part } from './part.ts';

const buyers = 50;
const rounds = 8;
/** Of one place: so many people, in so many rounds of equal days and of days that overlap. */
const crowd = { buyers: 200, rounds: 20 };

interface Answered {
  status: number;
  took: number;
}

/** Somebody of this machine's address who wants a place, for what it costs in grosze. */
async function hold(baseURL: string, booking: object, amount = 5_000): Promise<Answered> {
  const since = performance.now();
  const response = await fetch(`${baseURL}/api/stripe/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseURL },
    body: JSON.stringify({ amount, booking }),
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
    const stay = { since: wireDay(day), until: wireDay(day) };
    all.push(
      await Promise.all(
        Array.from({ length: buyers }, (_, buyer) => hold(baseURL, parkingBooking(spaceOf(buyer), stay))),
      ),
    );
    await daysPass();
  }
  return all;
}

/** As days later: what a network has held for hours is none of what people ask for at once. */
const daysPass = () =>
  write(
    'system',
    sql`update orders set state = 'EXPIRED', expires_at = clock() - interval '2 days' where state = 'HELD'`,
  );

/** How long the rounds of a crowd took that wants one place, and in how many of them it came to whom it should. */
async function crowded(
  baseURL: string,
  bookingOf: (stay: object) => object,
  { price, firstDay, apart }: { price: number; firstDay: number; apart: number },
): Promise<{ seconds: number[]; right: number }> {
  const seconds: number[] = [];
  let right = 0;
  for (let round = 0; round < crowd.rounds; round++) {
    const since = performance.now();
    const answers = await Promise.all(
      Array.from({ length: crowd.buyers }, (_, buyer) => {
        const day = addDays(today(), firstDay + 4 * round + (buyer % apart));
        const stay = { since: wireDay(day), until: wireDay(addDays(day, 1)) };
        return hold(baseURL, bookingOf(stay), 2 * price);
      }),
    );
    seconds.push((performance.now() - since) / 1000);
    const [won, lost] = [201, 409].map((asked) => answers.filter(({ status }) => status === asked).length);
    // Of three stays that begin a day after each other the first and the last may both be had
    const isRight = won === 1 || (won === 2 && apart === 3);
    if (isRight && lost === crowd.buyers - won) right += 1;
    await daysPass();
  }
  return { seconds: seconds.sort((a, b) => a - b), right };
}

/** Two hundred buyers of one space and of one car, for equal days and for days that overlap. */
async function measureCrowds(baseURL: string): Promise<Figure[]> {
  const { data } = (await (await fetch(`${baseURL}/api/cars?limit=1`)).json()) as {
    data: { id: number; price_per_day: number }[];
  };
  const [car] = data;
  if (!car) throw new Error('The demo has no car');
  const space = { price: 5_000, bookingOf: (stay: object) => parkingBooking(7, stay) };
  const rented = {
    price: Math.round(100 * car.price_per_day),
    bookingOf: (stay: object) => rentalBooking(car.id, stay),
  };
  const measured: Figure[] = [];
  for (const [what, { price, bookingOf }] of Object.entries({ space, car: rented }))
    for (const [which, apart] of [
      ['equal', 1],
      ['overlapping', 3],
    ] as const) {
      const firstDay = apart === 1 ? 60 : 160;
      const { seconds, right } = await crowded(baseURL, bookingOf, { price, firstDay, apart });
      const who = `${crowd.buyers} buyers of one ${what}, ${which} days`;
      const goal = { unit: 's', goal: { most: 2 } };
      measured.push(
        { what: `${who}: median of a round`, value: seconds[Math.floor(seconds.length / 2)] ?? 0, ...goal },
        { what: `${who}: slowest round`, value: seconds.at(-1) ?? 0, ...goal },
        {
          what: `${who}: rounds of ${crowd.rounds} with one winner and no error`,
          value: right,
          unit: '',
          goal: { least: crowd.rounds },
        },
      );
    }
  return measured;
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
  const crowds = await measureCrowds(baseURL);
  return [
    ...crowds,
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
