import type { Sort } from '../../../src/domain/kernel/query.ts';
import type { Call } from '../http/route.ts';
import { readUserEmail } from '../resource/ownership.ts';

export const currentParameter = {
  current: '1: what lasts to today or longer, and what is overdue, comes first; then what is over, the last first',
};

/** Are bookings asked for as a desk looks through them, in no order of its own? */
export const isCurrentFirst = ({ sort }: { sort?: Sort }, { query }: Call): boolean =>
  query.get('current') === '1' && !sort && readUserEmail(query) === undefined;
