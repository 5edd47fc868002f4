import { forgetGuests } from '../db/accounts.ts';
import { forgetOld } from '../db/forget.ts';

/** Guests have no account to delete: so many days after the stay their orders forget who they were. */
const guestDays = 30;

/** Every night: keeps no personal data longer than it serves somebody. */
export default async function forget(): Promise<Response> {
  await Promise.all([forgetOld(), forgetGuests(guestDays)]);
  return new Response(null, { status: 204 });
}

export const config = { schedule: '17 3 * * *' };
