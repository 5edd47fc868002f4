import { forgetBookings, forgetGuests, forgetOld } from '../../../db/account/forget.ts';
import { pruneEventLog } from '../../../db/platform/seals.ts';
import { retention } from '../../../src/domain/account/retention.ts';
import type { Result } from '../run.ts';

/** Every night: keeps no personal data longer than it serves somebody. */
export async function forget(): Promise<Result> {
  await Promise.all([forgetOld(), forgetGuests(retention.guestDays), forgetBookings(retention), pruneEventLog()]);
  return {};
}
