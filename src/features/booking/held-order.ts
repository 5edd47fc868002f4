import { useAtom } from 'jotai/react';
import { useEffect } from 'react';
import useSWR from 'swr';
import { type ApiError, fetchJson } from '../../client/api.ts';
import { keep, localStore } from '../../client/storage.ts';
import { holdMinutes, type Order } from '../../domain/booking/order.ts';
import { isLevel, levels } from '../../domain/booking/parking.ts';
import type { Thing } from '../../domain/booking/products.ts';
import { dayOf } from '../../domain/language/days.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { type OwnOrder, orderAtom, type RecalledBooking, waitsForPayment } from './order.ts';

/** What this browser holds unpaid, as the server tells whoever has its cookie. */
export type HeldOrder = Pick<Order, 'id' | 'order_number' | 'kind' | 'since' | 'until' | 'expires_at' | 'Users_id'> &
  Thing & { booking_id: number | null };

const key = 'held';
/** Every tab of this browser may know that something may be held, and until when; not what, nor by whom. */
export const noteHolding = (): void => keep(localStore, key, new Date(Date.now() + holdMinutes * 60_000).toISOString());
const mayHold = (): boolean => Date.parse(localStore?.getItem(key) ?? '') > Date.now();

/** What is held, the newest first; undefined while it is not known. `on`: there may be something. */
export function useHeldOrders(on: boolean) {
  const { data, error, mutate } = useSWR<{ data: HeldOrder[] }, ApiError>(on ? 'orders' : null, fetchJson, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  return { held: data?.data, error, retry: () => void mutate() };
}

/** What still waits to be paid in this browser; a tab that knows of none takes it for its own. */
export function useHeldOrder(): HeldOrder | undefined {
  const hydrated = useHydrated();
  const [ownOrder, setOwn] = useAtom(orderAtom);
  const waits = waitsForPayment(ownOrder);
  const { held } = useHeldOrders(hydrated && (waits || mayHold()));
  const order = held?.find(({ id }) => id === ownOrder?.id) ?? held?.[0];
  useEffect(() => {
    if (order && !waits) setOwn(recalled(order));
  }, [order, waits, setOwn]);
  return order;
}

/** The order as this tab keeps it from now on. */
export function recalled(order: HeldOrder): OwnOrder {
  const { id, order_number, booking_id, expires_at, Users_id } = order;
  const seconds = Math.max(1, Math.round((Date.parse(expires_at) - Date.now()) / 1000));
  return { id, order_number, booking: bookingOf(order), booking_id, seconds, expires_at, Users_id };
}

function bookingOf({ kind, since, until, parking_level, space_id, Cars_id }: HeldOrder): RecalledBooking {
  const days = { since: dayOf(since), until: dayOf(until) };
  return kind === 'parking'
    ? { kind, ...days, parking_level: isLevel(parking_level) ? parking_level : levels[0], space_id: space_id ?? 0 }
    : { kind, ...days, Cars_id: Cars_id ?? 0 };
}
