import crypto, { randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { checkPassword } from '../../../src/domain/account/user.ts';
import type { Role } from '../../../src/domain/kernel/roles.ts';
import { invalidField } from '../http/invalid.ts';
import { settings } from '../settings.ts';

const argon2 = promisify(crypto.argon2 ?? refuseRuntime);

/** Named where it is used: imported by its name, a Node without it could load no function that imports this file. */
function refuseRuntime(): never {
  throw new Error(`Passwords need Node 24, this is ${process.version}: see 'runtime' of /api/health`);
}

/** OWASP's parameters for argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

// Compared with when there is no account: the work is the same, and no password is its own
const nobody = `${prefix}${encode(Buffer.alloc(16))}$${encode(Buffer.alloc(32))}`;

/** A password as it is stored, in the usual text form with its parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await argon2('argon2id', { ...cost, message: password, nonce });
  return `${prefix}${encode(nonce)}$${encode(tag)}`;
}

const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Is this the password? Without a stored one the answer is no and takes as long. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = stored.exec(hash ?? nobody) ?? [];
  if (!tag) throw new Error('A stored password is in no form we know');
  const expected = Buffer.from(tag, 'base64');
  const work = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  };
  const found = await argon2('argon2id', { ...work, message: password, nonce: Buffer.from(nonce, 'base64') });
  return timingSafeEqual(found, expected) && Boolean(hash);
}

/** Refuses a new password that is too short for the role that will have it, at the field it was sent in. */
export function requireLength(password: string, role: Role, field: string): void {
  const error = checkPassword(password, role, settings.passwordMinLength);
  if (error) throw invalidField(field, error);
}
