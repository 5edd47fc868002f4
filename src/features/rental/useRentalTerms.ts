import type { Reading } from '../../client/build-data.ts';
import { useList } from '../../client/useList.ts';
import { type RentalTerms, rentalTerms } from '../../domain/booking/rental-terms.ts';
import type { List } from '../../domain/kernel/query.ts';

export type TermsReading = Reading<List<RentalTerms>> | undefined;

/** What every price holds and when the desk is open; undefined while unknown, or where nobody says. */
export const useRentalTerms = (initial?: TermsReading): RentalTerms | undefined =>
  useList<RentalTerms>(rentalTerms.path, initial).answer?.data[0];
