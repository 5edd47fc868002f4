import { createHmac } from 'node:crypto';

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

/**
 * The role that the application logs in as: less than the owner, who migrates. Its name and password follow from
 * SECRET, so that a changed SECRET gets a role of its own and what still runs with the old one goes on.
 */
export const applicationRole = (secret: string): { name: string; password: string } => ({
  name: `lotnisko_${hmac(secret.trim(), 'database role name').slice(0, 12)}`,
  password: hmac(secret.trim(), 'database role password'),
});

/** The owner's address of the database, with the application's role in place of the owner. */
export function applicationUrl(ownersUrl: string, secret: string): string {
  const url = new URL(ownersUrl);
  const { name, password } = applicationRole(secret);
  return Object.assign(url, { username: name, password }).href;
}
