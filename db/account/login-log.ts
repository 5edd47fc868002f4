import { type Query, sql } from '../sql.ts';

/**
 * One line of the login history; the first name is that of the account, if there is one. The details never hold a
 * secret.
 */
export const logged = (email: string, details: string): Query =>
  sql`insert into login_log (first_name, email, login_details)
    select (select first_name from users where email = ${email}), ${email}, ${details}`;
