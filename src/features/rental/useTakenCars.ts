import { useAtomValue } from 'jotai/react';
import { useAnswer } from '../../client/useList.ts';
import type { Span } from '../../domain/span.ts';
import { type TakenCar, type TakenCarsAnswer, takenCarsPath } from '../../domain/taken-cars.ts';
import { orderAtom } from '../booking/order.ts';

export interface Taken {
  /** On which days a car is taken; undefined while unknown. */
  of: ((car: number) => readonly Span[]) | undefined;
  failed: boolean;
  retry: () => void;
}

/** Which cars are taken, and when. `on`: the browser is there to ask. */
export function useTakenCars(on: boolean): Taken {
  const own = useAtomValue(orderAtom);
  const { answer, error, retry } = useAnswer<TakenCarsAnswer>(on ? takenCarsPath : null, undefined, {
    revalidateOnFocus: true,
  });
  // What this visitor holds unpaid is not taken from them
  const mine = ({ Cars_id, since, until }: TakenCar) =>
    own?.booking.kind === 'rental' &&
    !own.paid &&
    own.booking.Cars_id === Cars_id &&
    own.booking.since.startsWith(since) &&
    own.booking.until.startsWith(until);
  return {
    of: answer && ((car) => answer.data.filter((it) => it.Cars_id === car && !mine(it))),
    failed: Boolean(error) && !answer,
    retry,
  };
}
