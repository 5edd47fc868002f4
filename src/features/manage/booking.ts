import useSWR from 'swr';
import { type ApiError, fetchJson } from '../../client/api.ts';
import type { Day } from '../../domain/language/days.ts';
import type { LinkedBooking, Rights } from '../../domain/manage.ts';
import type { Pictured } from '../payment/pictures.tsx';

/** A booking as the holder of its link sees it; money in grosze. */
export interface ShownBooking extends LinkedBooking, Pictured {
  /** What a day was agreed to cost. */
  price: number;
  rights: Rights;
  /** What cancelling gives back now, and until when it gives back anything. */
  refund: number;
  refund_until: string;
  refunds: { amount: number; state: string; at: string }[];
}

/** What other dates would cost. */
export interface Quote {
  since: Day;
  until: Day;
  days: number;
  amount: number;
  /** What is to be paid, or below 0 comes back. */
  difference: number;
  free: boolean;
  taken_from: Day | null;
  free_until: Day | null;
  others: { parking_level: string; space_id: number }[];
  refund_until: string;
}

export const pathOf = (token: string): string => `rezerwacja/${token}`;

export function useBooking(token: string | undefined) {
  const { data, error, mutate } = useSWR<{ data: [ShownBooking] }, ApiError>(
    token ? pathOf(token) : null,
    (path: string) => fetchJson(path),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return { booking: data?.data[0], error, reread: () => mutate() };
}

/** Asked once the dates are other ones that can be had. */
export function useQuote(token: string, dates: { since: Day; until: Day } | undefined, space: number | undefined) {
  const query = dates && new URLSearchParams({ ...dates, ...(space !== undefined && { space_id: String(space) }) });
  const { data, error, isLoading, mutate } = useSWR<{ data: [Quote] }, ApiError>(
    query ? `${pathOf(token)}/dates?${query}` : null,
    (path: string) => fetchJson(path),
    // What is offered stays under the hand that chooses of it
    { shouldRetryOnError: false, revalidateOnFocus: false, keepPreviousData: true },
  );
  return { quote: data?.data[0], error, busy: isLoading, retry: () => void mutate() };
}
