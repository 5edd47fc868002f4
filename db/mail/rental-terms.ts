import { type RentalTerms, rentalTerms } from '../../src/domain/booking/rental-terms.ts';
import { selectList } from '../row/columns.ts';
import { raw, row, sql } from '../sql.ts';

/** On what conditions cars are rented now, as the mails about them tell it. */
export const findRentalTerms = (): Promise<RentalTerms | undefined> =>
  row(sql`select ${raw(selectList(rentalTerms))} from rental_terms t order by id limit 1`);
