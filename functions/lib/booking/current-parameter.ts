import type { Bookable } from '../../../db/booking/bookings.ts';
import { currentFirst } from '../../../db/booking/current-first.ts';
import type { Parts } from '../../../db/row/page.ts';
import { parking } from '../../../src/domain/booking/parking.ts';
import type { Sort } from '../../../src/domain/kernel/query.ts';
import type { Call } from '../http/route.ts';
import { readUserEmail } from '../resource/ownership.ts';
import { termOf } from '../resource/search.ts';

export const currentParameter = {
  current: '1: what lasts to today or longer, and what is overdue, comes first; then what is over, the last first',
};

/** How bookings are parted where they are asked for as a desk looks through them, in no order of its own. */
export function currentParts(
  entity: Bookable,
  { sort }: { sort?: Sort },
  { query }: Pick<Call, 'query'>,
): Parts | undefined {
  const isAsked = query.get('current') === '1' && !sort && readUserEmail(query) === undefined;
  return isAsked ? currentFirst(entity === parking ? 'parking' : 'rentals', termOf(entity, query)) : undefined;
}
