import type { Account } from '../../../db/account/accounts.ts';
import { logged } from '../../../db/account/login-log.ts';
import { listPasskeys } from '../../../db/account/passkeys.ts';
import { write } from '../../../db/sql.ts';
import type { Schema } from '../http/schemas.ts';

/** What is answered where a passkey is demanded. */
export const passkeySchema: Schema = {
  type: 'object',
  properties: {
    ...{ auth: { const: false }, code: { const: 'passkey' } },
    add: { type: 'object', description: 'What the browser makes the first key from, where the account has none' },
  },
  required: ['auth', 'code'],
};

/**
 * The password was right, but the role demands a passkey. Who has none yet adds their first one now: what it takes is
 * answered, and no session is opened without it.
 */
export async function demandPasskey(account: Account): Promise<Response> {
  const passkeys = await listPasskeys(account.id);
  await write(account.id, logged(account.email, 'Wymagany klucz dostępu'));
  if (passkeys.length > 0) return Response.json({ auth: false, code: 'passkey' });
  // Loaded where a role demands it: signing in starts without the weight of keys
  const { addingOptions } = await import('./webauthn.ts');
  return Response.json({ auth: false, code: 'passkey', add: await addingOptions(account) });
}
