import useSWR from 'swr';
import { type ApiError, fetchJson } from '../../client/api.ts';
import { waking } from '../../client/useList.ts';
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

/** Where a booking is managed: by a link, or by whoever has it in their account. The same calls answer both. */
export interface Desk {
  /** Its dates are below this, and its cancelling. */
  path: string;
  /** It is read here, and its plate changed. */
  booking: string;
  /** What is to be read anew once something changed. */
  changes: string[];
}
export const deskOfLink = (token: string): Desk => {
  const path = `rezerwacja/${token}`;
  return { path, booking: path, changes: [path] };
};
export const deskOfAccount = (list: string, id: number): Desk => {
  const path = `${list}/${id}`;
  return { path, booking: `${path}/booking`, changes: [`${path}/booking`, `${list}?`] };
};

export function useBooking(desk: Desk | undefined) {
  const { data, error, mutate } = useSWR<{ data: [ShownBooking] }, ApiError>(
    desk?.booking ?? null,
    (path: string) => fetchJson(path),
    { ...waking, revalidateOnFocus: false },
  );
  return { booking: data?.data[0], error, reread: () => mutate() };
}

/** Asked once the dates are other ones that can be had. */
export function useQuote(desk: Desk, dates: { since: Day; until: Day } | undefined, space: number | undefined) {
  const query = dates && new URLSearchParams({ ...dates, ...(space !== undefined && { space_id: String(space) }) });
  const { data, error, isLoading, mutate } = useSWR<{ data: [Quote] }, ApiError>(
    query ? `${desk.path}/dates?${query}` : null,
    (path: string) => fetchJson(path),
    // What is offered stays under the hand that chooses of it
    { shouldRetryOnError: false, revalidateOnFocus: false, keepPreviousData: true },
  );
  return { quote: data?.data[0], error, busy: isLoading, retry: () => void mutate() };
}
