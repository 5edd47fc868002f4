import { createHash } from 'node:crypto';
import { JOSEError, JWKSNoMatchingKey } from 'jose/errors';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { keysFor } from '../secrets.ts';
import { settings } from '../settings.ts';

/** How long an access token opens its session, in seconds. */
export const accessSeconds = 600;

const algorithm = 'HS256';
const issuer = 'lotnisko';
const type = 'at+jwt';

/** Keys by their ids; the first signs. */
const keys = () =>
  keysFor('access').map((key) => ({ key, kid: createHash('sha256').update(key).digest('hex').slice(0, 12) }));

/** A signed pointer to a session, and no more: who that is and what they may is asked of the database each time. */
export async function signAccess(session: string): Promise<string> {
  const [current] = keys();
  if (!current) throw new Error('SECRET is not set');
  return new SignJWT({ sid: session })
    .setProtectedHeader({ alg: algorithm, kid: current.kid, typ: type })
    .setIssuer(issuer)
    .setAudience(settings.siteUrl)
    .setIssuedAt()
    .setExpirationTime(`${accessSeconds}s`)
    .sign(current.key);
}

/** The session an access token points at; undefined for one that is not ours, not for here or too old. */
export async function openAccess(token: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyOf(kid), {
      algorithms: [algorithm],
      issuer,
      audience: settings.siteUrl,
      typ: type,
      requiredClaims: ['exp', 'sid'],
    });
    return String(payload.sid);
  } catch (error) {
    if (error instanceof JOSEError) return undefined;
    throw error;
  }
}

function keyOf(kid: string | undefined): Buffer {
  const signingKey = keys().find((it) => it.kid === kid);
  if (!signingKey) throw new JWKSNoMatchingKey();
  return signingKey.key;
}
