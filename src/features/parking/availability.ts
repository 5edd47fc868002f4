import { useAtomValue } from 'jotai/react';
import useSWR from 'swr';
import { readAllPages } from '../../client/all-pages.ts';
import type { ApiError } from '../../client/api.ts';
import { checkStay } from '../../domain/booking/booking.ts';
import { type Level, type Parking, type publicParking, spacesOf } from '../../domain/booking/parking.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import { type Day, today, wireDay } from '../../domain/language/days.ts';
import { orderAtom } from '../booking/order.ts';

export type PublicParking = Pick<Parking, (typeof publicParking)[number]>;

export interface Availability {
  /** Numbers of the spaces that cannot be had; undefined while unknown. */
  taken: ReadonlySet<number> | undefined;
  /** What is known is about other days: these are being asked for. */
  busy: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

/** The rows that hold a space on some days; `days` are the query that names them. */
export const readTaken = async (days: string): Promise<PublicParking[]> =>
  (await readAllPages<PublicParking>(`parking?size=1000&${days}`)).data;

/** The days one asks about: today's until both are chosen and could be booked. */
const daysToCheck = ({ since, until }: OpenSpan): { since: Day; until: Day } =>
  since && until && Object.keys(checkStay(since, until)).length === 0
    ? { since, until }
    : { since: today(), until: today() };

/** Which spaces are taken on these days. `on`: the browser is there to ask. */
export function useAvailability(stay: OpenSpan, on: boolean): Availability {
  const ownOrder = useAtomValue(orderAtom);
  const { since, until } = daysToCheck(stay);
  const path = on ? new URLSearchParams({ since: wireDay(since), until: wireDay(until) }).toString() : null;
  const { data, error, isLoading, mutate } = useSWR<{ path: string; rows: PublicParking[] }, ApiError>(
    path && ['taken', path],
    async () => ({ path: path ?? '', rows: await readTaken(path ?? '') }),
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  // The spaces of other days only stand in while these are asked about: nothing is known where that failed
  const rows = isLoading || data?.path === path ? data?.rows : undefined;
  // What this visitor holds unpaid is not taken from them
  const mine = ({ id, status }: PublicParking) =>
    ownOrder?.booking.kind === 'parking' && !ownOrder.paid && status === 'PENDING' && id === ownOrder.booking_id;
  const taken = rows && new Set(rows.filter((row) => !mine(row)).map((row) => row.space_id));
  return { taken, busy: isLoading, error, retry: () => void mutate() };
}

export const freeOn = (level: Level, taken: ReadonlySet<number>): number[] =>
  spacesOf(level).filter((space) => !taken.has(space));
