import { sql, write } from '../../db/sql.ts';

/** What was held is free again, also for the parts that follow: a network with much unpaid is asked for a proof. */
export const letGo = () =>
  write('system', sql`update orders set state = 'EXPIRED', expires_at = clock() where state = 'HELD'`);
