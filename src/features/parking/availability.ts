import { useAtomValue } from 'jotai/react';
import useSWR from 'swr';
import { type ApiError, fetchJson } from '../../client/api.ts';
import { checkStay } from '../../domain/booking.ts';
import { type Day, dayOf, today, wireDay } from '../../domain/days.ts';
import { type Level, type Parking, type publicParking, spacesOf } from '../../domain/parking.ts';
import type { List } from '../../domain/query.ts';
import { type OwnOrder, orderAtom } from '../booking/order.ts';
import type { Stay } from '../booking/wizard.ts';
import { readOrder } from '../payment/useOrder.ts';

type Row = Pick<Parking, (typeof publicParking)[number]>;

export interface Availability {
  /** Numbers of the spaces that cannot be had; undefined while unknown. */
  taken: ReadonlySet<number> | undefined;
  /** What is known is about other days: these are being asked for. */
  busy: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

async function readAll(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, meta } = await fetchJson<List<Row>>(`parking?page=${page}&size=1000&${path}`);
    rows.push(...data);
    pages = meta.pages;
  }
  return rows;
}

/** The row with which this tab holds a space unpaid. The server says whether it still does: the order here outlives its hold. */
async function ownRow(own: OwnOrder | null): Promise<(row: Row) => boolean> {
  const order = own && !own.paid && own.booking.kind === 'parking' ? (await readOrder(own.id).catch(() => undefined))?.data[0] : undefined;
  if (order?.state !== 'HELD') return () => false;
  // Nobody else can have that space on any of these days
  const [first, last] = [dayOf(order.since), dayOf(order.until)];
  return ({ space_id, since, until }) => space_id === order.space_id && dayOf(since) <= last && dayOf(until) >= first;
}

/** What this visitor holds unpaid is not taken from them. */
async function readTaken(path: string, own: OwnOrder | null): Promise<ReadonlySet<number>> {
  const [rows, isOwn] = await Promise.all([readAll(path), ownRow(own)]);
  return new Set(rows.filter((row) => !isOwn(row)).map((row) => row.space_id));
}

/** The days one asks about: today's until both are chosen and could be booked. */
const asked = ({ since, until }: Stay): { since: Day; until: Day } =>
  since && until && Object.keys(checkStay(since, until)).length === 0 ? { since, until } : { since: today(), until: today() };

/** Which spaces are taken on these days. `on`: the browser is there to ask. */
export function useAvailability(stay: Stay, on: boolean): Availability {
  const own = useAtomValue(orderAtom);
  const { since, until } = asked(stay);
  const path = on ? new URLSearchParams({ since: wireDay(since), until: wireDay(until) }).toString() : null;
  const { data, error, isLoading, mutate } = useSWR<ReadonlySet<number>, ApiError>(path && [path, own?.id], () => readTaken(path ?? '', own), {
    keepPreviousData: true,
    shouldRetryOnError: false,
  });
  return { taken: data, busy: isLoading, error, retry: () => void mutate() };
}

export const freeOn = (level: Level, taken: ReadonlySet<number>): number[] => spacesOf(level).filter((space) => !taken.has(space));
