import { useAtom } from 'jotai/react';
import { useEffect } from 'react';
import type { ApiError } from '../../client/api.ts';
import { type Answer, useAnswer } from '../../client/useList.ts';
import { type Car, car } from '../../domain/booking/car.ts';
import { selectedCarAtom } from '../booking/wizard.ts';

/** The car that the address names: '/wynajemC/data/7'. */
export const carInAddress = (): number | null => {
  const id = /\/data\/(\d+)(?:\/|$)/i.exec(location.pathname)?.[1];
  return id === undefined ? null : Number(id);
};

/** Why it could not be read, where it is not that it is missing: `error`. */
export interface FoundCar extends Pick<Answer<unknown>, 'error' | 'busy' | 'retry'> {
  /** As it was when it was chosen, until it has been read again. */
  car: Car | undefined;
  missing: boolean;
}

// Nobody can book without the price, nor with an old one
const live = {
  revalidateOnFocus: true,
  keepPreviousData: false,
  shouldRetryOnError: ({ status }: ApiError) => status !== 404,
};

/** A car of the offer, and keeps it for the steps after. null: none, or the browser is not there yet. */
export function useCar(id: number | null): FoundCar {
  const [stored, store] = useAtom(selectedCarAtom);
  const { answer, error, busy, retry } = useAnswer<{ data: [Car] }>(
    id === null ? null : `${car.path}/${id}`,
    undefined,
    live,
  );
  const read = answer?.data[0];
  useEffect(() => {
    if (read) store(read);
  }, [read, store]);
  const storedCar = id !== null && stored?.id === id ? (stored as Car) : undefined;
  const missing = error?.status === 404;
  return { car: missing ? undefined : (read ?? storedCar), missing, error: missing ? undefined : error, busy, retry };
}
