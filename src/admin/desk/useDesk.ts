import { useAnswer } from '../../client/useList.ts';
import type { DeskDay } from '../../domain/booking/desk-day.ts';

/** Others hand over, take back and book meanwhile: what a desk has to do is read again by itself, in ms. */
const live = { refreshInterval: 30_000, revalidateOnFocus: true };

/** What a desk has to do today, kept up to date; offline what was read last. */
export function useDesk<R>(table: 'rentals' | 'parking') {
  const { answer, ...reading } = useAnswer<{ data: DeskDay<R>[] }>(`desk/${table}`, undefined, live);
  return { ...reading, day: answer?.data[0] };
}
