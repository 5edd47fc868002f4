import type { Person } from './accounts.ts';
import { call } from './call.ts';

/** What somebody's profile may be changed to. */
export const profileOf = ({ email }: Person) => ({
  ...{ email, first_name: 'Anna', last_name: 'Nowa', phone_number: '600 100 200', birth_date: '1990-02-03' },
});
export const putUser = (id: number, body: object, cookies: Record<string, string>) =>
  call('PUT', `/api/users/${id}`, { body, cookies });
