import { useState } from 'react';
import type { ClerkDay, Movement } from '../../../domain/booking/closing.ts';
import { keyOf } from './words.ts';

interface Seen {
  whose: string;
  keys: ReadonlySet<string>;
}
const seenIn = ({ day, clerk, movements }: ClerkDay): Seen => ({
  whose: `${day} ${clerk.id}`,
  keys: new Set(movements.map(keyOf)),
});

/** What has come into a day since its clerk began to look at it, until they say that they have seen it. */
export function useArrived(of: ClerkDay | undefined): { arrived: Movement[]; accept: () => void } {
  const [seen, setSeen] = useState<Seen>();
  // Another day, or another clerk's: all of it is new, and none of it has arrived
  const isOther = of && seen?.whose !== `${of.day} ${of.clerk.id}`;
  if (isOther) setSeen(seenIn(of));
  const arrived = of && seen && !isOther ? of.movements.filter((it) => !seen.keys.has(keyOf(it))) : [];
  return { arrived, accept: () => of && setSeen(seenIn(of)) };
}
