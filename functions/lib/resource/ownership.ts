import { find } from '../../../db/row/list.ts';
import { everybodys, ownedBy, ownedByEmail } from '../../../db/row/owners.ts';
import type { Query } from '../../../db/sql.ts';
import { user } from '../../../src/domain/account/user.ts';
import { forbidden, HttpError } from '../../../src/domain/kernel/http-error.ts';
import { isOneOf, type Role } from '../../../src/domain/kernel/roles.ts';
import { parseField } from '../../../src/domain/kernel/schema.ts';
import { sessionOf } from '../http/endpoint.ts';
import { readParameter } from '../http/parameter.ts';
import type { Call } from '../http/route.ts';

/** How the description of the API tells of `userEmail`. */
export const userEmail = { userEmail: 'Whose rows; somebody else only with the right to see all' };

/** The person that `userEmail` names; undefined where it is not there. */
export const readUserEmail = (query: URLSearchParams): string | undefined =>
  query.get('userEmail') ? (readParameter(query, 'userEmail', user.fields.email) as string) : undefined;

/**
 * Which rows a caller may read and write: all of them with one of these roles (the admin always), narrowed by
 * `userEmail`; their own with any other role, and then nobody else may be named. What is not theirs is not there: a
 * 404.
 */
export function rowsOf(call: Call, all: readonly Role[]): Query {
  const { user: me, role } = sessionOf(call);
  const email = readUserEmail(call.query);
  if (isOneOf(role, all)) return email ? ownedByEmail(email) : everybodys();
  if (email && email !== me.email) throw forbidden();
  return ownedBy(me.id);
}

/**
 * The user whom `Users_id` of a body names; undefined where it names nobody. Only these roles may name somebody else.
 */
export async function ownerNamed(call: Call, others: readonly Role[]): Promise<number | undefined> {
  const { user: me, role } = sessionOf(call);
  const named = call.body.Users_id;
  if (named === undefined || named === null || named === '') return undefined;
  if (named === me.id || named === String(me.id)) return me.id;
  if (!isOneOf(role, others)) throw forbidden();
  const id = parseField({ kind: 'int', label: user.one, min: 1 }, named);
  const owner = 'value' in id ? await find<{ id: number }>(user, id.value as number) : undefined;
  if (!owner) throw new HttpError(404, 'Nie znaleziono użytkownika');
  return owner.id;
}
