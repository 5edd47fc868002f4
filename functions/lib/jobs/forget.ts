import { forgetBookings, forgetGuests, forgetOld } from '../../../db/forget.ts';
import { pruneEventLog } from '../../../db/seals.ts';
import { retention } from '../../../src/domain/retention.ts';
import type { Result } from './run.ts';

/** Every night: keeps no personal data longer than it serves somebody. */
export async function forget(): Promise<Result> {
  await Promise.all([forgetOld(), forgetGuests(retention.guestDays), forgetBookings(retention), pruneEventLog()]);
  return {};
}
