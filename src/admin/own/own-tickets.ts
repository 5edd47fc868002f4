import type { User } from '../../domain/account/user.ts';
import type { Filter } from '../../domain/kernel/query.ts';
import { toParams } from '../../domain/kernel/to-params.ts';

/** Where the API answers somebody's own tickets, the newest first. */
export const ownTickets = ({ email }: User, filter: Filter[], limit = 100): string =>
  `tickets?${toParams({
    page: 1,
    limit,
    filter: [{ by: 'u.email', value: email }, ...filter],
    sort: { by: ['purchase_time'], order: 'desc' },
  })}`;
