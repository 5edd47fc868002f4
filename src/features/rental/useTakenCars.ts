import { useAtomValue } from 'jotai/react';
import { type Answer, useAnswer } from '../../client/useList.ts';
import { type TakenCar, type TakenCarsAnswer, type TakenSpan, takenCarsPath } from '../../domain/booking/taken-cars.ts';
import { orderAtom } from '../booking/order.ts';

/** `error` only where nothing is known. */
export interface Taken extends Pick<Answer<unknown>, 'error' | 'busy' | 'retry'> {
  /** On which days a car is taken; undefined while unknown. */
  of: ((car: number) => readonly TakenSpan[]) | undefined;
}

/** Which cars are taken, and when. `on`: the browser is there to ask. */
export function useTakenCars(on: boolean): Taken {
  const ownOrder = useAtomValue(orderAtom);
  const { answer, error, busy, retry } = useAnswer<TakenCarsAnswer>(on ? takenCarsPath : null, undefined, {
    revalidateOnFocus: true,
  });
  // What this visitor holds unpaid is not taken from them
  const mine = ({ Cars_id, since, until }: TakenCar) =>
    ownOrder?.booking.kind === 'rental' &&
    !ownOrder.paid &&
    ownOrder.booking.Cars_id === Cars_id &&
    ownOrder.booking.since === since &&
    ownOrder.booking.until === until;
  return {
    of: answer && ((car) => answer.data.filter((it) => it.Cars_id === car && !mine(it))),
    error: answer ? undefined : error,
    busy,
    retry,
  };
}
