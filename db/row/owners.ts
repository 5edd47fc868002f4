import { type Query, sql } from '../sql.ts';

/** Conditions on whose the rows of the table `t` are. */
export const everybodys = (): Query => sql`true`;
export const ownedBy = (usersId: number): Query => sql`t.users_id = ${usersId}`;
export const ownedByEmail = (email: string): Query => sql`t.users_id = (select id from users where email = ${email})`;
export const isUser = (id: number): Query => sql`t.id = ${id}`;
