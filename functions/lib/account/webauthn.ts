import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Account } from '../../../db/account/accounts.ts';
import type { Opening } from '../../../db/account/openings.ts';
import {
  addPasskey,
  countUse,
  findPasskey,
  keepChallenge,
  listPasskeys,
  type StoredPasskey,
  takeChallenge,
} from '../../../db/account/passkeys.ts';
import { airportName } from '../../../src/airport/identity.ts';
import { mostPasskeys } from '../../../src/domain/account/passkey.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { log } from '../log.ts';
import { derive, hashOf } from '../secrets.ts';
import { settings } from '../settings.ts';

/** The site that keys are made for: a browser offers them nowhere else. */
const site = () => ({
  expectedOrigin: new URL(settings.siteUrl).origin,
  expectedRPID: new URL(settings.siteUrl).hostname,
});
type Owner = Pick<Account, 'id' | 'email'>;

/** What a browser makes a new key from. */
export async function addingOptions({ id, email }: Owner): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const passkeys = await listPasskeys(id);
  const options = await generateRegistrationOptions({
    rpName: airportName,
    rpID: site().expectedRPID,
    userName: email,
    // A key names its owner to itself alone; what it is told says nothing of who that is
    userID: new Uint8Array(Buffer.from(derive('passkey owner', String(id))[0], 'hex')),
    attestationType: 'none',
    excludeCredentials: passkeys.map((it) => ({ id: it.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(hashOf(options.challenge), id);
  return options;
}

/** Adds the key that a browser made, if it signed the challenge that its owner was given. */
export async function addKey(owner: Owner, by: Opening, name: string, response: unknown): Promise<void> {
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(hashOf(challenge), owner.id),
      ...site(),
    }),
  );
  if (!registrationInfo) throw refused();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const key = { id, name, public_key: isoBase64URL.fromBuffer(publicKey), uses: counter, transports };
  if (!(await addPasskey(owner, key, mostPasskeys, by))) throw new HttpError(409, 'Tego klucza nie można dodać');
}

/** What a browser signs in with: any key that it has for this site. */
export async function usingOptions() {
  const options = await generateAuthenticationOptions({ rpID: site().expectedRPID, userVerification: 'required' });
  await keepChallenge(hashOf(options.challenge), null);
  return options;
}

/** The key that signed, if it is known and has signed a challenge of ours for the first time. */
export async function usedKey(response: unknown): Promise<StoredPasskey> {
  const id = (response as { id?: unknown } | null)?.id;
  const key = typeof id === 'string' ? await findPasskey(id) : undefined;
  if (!key) throw refused();
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(hashOf(challenge), null),
      credential: { id: key.id, publicKey: isoBase64URL.toBuffer(key.public_key), counter: key.uses },
      ...site(),
    }),
  );
  if (!(await countUse(key.id, authenticationInfo.newCounter))) throw refused();
  return key;
}

const refused = () => new HttpError(400, 'Nie rozpoznajemy tego klucza dostępu');

/** What the library says of an answer: it throws where anything of it is wrong. */
async function verified<A extends { verified: boolean }>(verify: () => Promise<A>): Promise<A> {
  const answer = await verify().catch((error: unknown) => {
    if (error instanceof HttpError) throw error;
    log('warn', `passkey refused: ${error instanceof Error ? error.message : error}`);
    return undefined;
  });
  if (!answer?.verified) throw refused();
  return answer;
}
