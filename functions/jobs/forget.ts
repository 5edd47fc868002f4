import { forgetBookings, forgetGuests, forgetOld } from '../../db/forget.ts';
import { pruneEventLog } from '../../db/seals.ts';
import { retention } from '../../src/domain/retention.ts';

/** Every night: keeps no personal data longer than it serves somebody. */
export default async function forget(): Promise<Response> {
  await Promise.all([forgetOld(), forgetGuests(retention.guestDays), forgetBookings(retention), pruneEventLog()]);
  return new Response(null, { status: 204 });
}

export const config = { schedule: '17 3 * * *' };
