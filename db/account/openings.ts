import { type Query, sql } from '../sql.ts';

/** What lets somebody add a way into their account: an open session, or the password that was checked. */
export type Opening = { session: string } | { passwordHash: string | null };

/** Refuses what follows in a transaction where that has ended meanwhile: somebody else proved the address theirs. */
export const demandOpening = (usersId: number, by: Opening): Query =>
  'session' in by
    ? sql`select demand_opening(${usersId}::int, ${by.session}::uuid, null)`
    : sql`select demand_opening(${usersId}::int, null, ${by.passwordHash}::text)`;
