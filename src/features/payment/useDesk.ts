import { type Answer, useAnswer } from '../../client/useList.ts';
import type { OrderKind } from '../../domain/booking/order.ts';
import { type DeskHours, rentalTerms } from '../../domain/booking/rental-terms.ts';
import type { List } from '../../domain/kernel/query.ts';

export const useDeskReading = (kind: OrderKind | undefined): Answer<List<DeskHours>> =>
  useAnswer<List<DeskHours>>(kind === 'rental' ? rentalTerms.path : null);

/** When the desk of a rented car is open; unknown while it is read, where it could not be, and where nobody says. */
export const useDesk = (kind: OrderKind): DeskHours | undefined => useDeskReading(kind).answer?.data[0];
