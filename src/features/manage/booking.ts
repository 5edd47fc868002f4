import useSWR from 'swr';
import { type ApiError, fetchJson } from '../../client/api.ts';
import type { OrderedAnswer } from '../../domain/booking/answer.ts';
import type { Day } from '../../domain/language/days.ts';

/** A booking as the holder of its link sees it. */
export type ShownBooking = OrderedAnswer;

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
