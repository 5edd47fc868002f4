import type { DeskHours } from '../../src/domain/booking/rental-terms.ts';
import { row, sql } from '../sql.ts';

/** When the desk of rented cars is open; undefined where nobody says. */
export const deskHours = (): Promise<DeskHours | undefined> =>
  row<DeskHours>(sql`select opens, closes, key_box from rental_terms order by id limit 1`);
