import { randomBytes } from 'node:crypto';
import { demoAccounts, type StoredPasswords } from '../../db/demo/accounts.ts';
import { isEmpty, seedDemo } from '../../db/demo/demo.ts';
import { hashPassword } from '../../functions/lib/account/passwords.ts';
import { type Log, step } from '../local/step.ts';

/**
 * Fills the empty database of a preview with the demo. Whoever finds the preview knows the names of its accounts, so
 * each gets a password of its own, which is told here alone: in the log of the first deploy.
 */
export async function seedPreview(databaseUrl: string, log: Log): Promise<void> {
  if (!(await isEmpty(databaseUrl))) {
    log('  demo data is there: the passwords of its accounts are in the log of the deploy that brought it');
    return;
  }
  const passwords = Object.fromEntries(demoAccounts.map((who) => [who, randomBytes(12).toString('base64url')]));
  const stored = await Promise.all(
    Object.entries(passwords).map(async ([who, password]) => [who, await hashPassword(password)] as const),
  );
  await step(log, 'demo data', () => seedDemo(databaseUrl, new Date(), Object.fromEntries(stored) as StoredPasswords));
  for (const [who, password] of Object.entries(passwords)) log(`    ${who}@lotnisko.example  ${password}`);
}
