import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { applicationUrl } from '../../db/application-role.ts';
import { dropFormerLogins } from '../../db/platform/former-logins.ts';
import { migrate } from '../../db/platform/migrate.ts';
import type { Figure } from '../bench/report.ts';
import type { Part } from './part.ts';
import { isWritten, startWriters } from './writers.ts';

/** How long people write between two steps, in ms. */
const between = 1_000;

async function at<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
const opens = (url: string) =>
  at(url, async () => true).catch((error) => {
    if (error instanceof pg.DatabaseError && error.code === '28P01') return false;
    throw error;
  });
const setPassword = (url: string, user: string, password: string) =>
  at(url, (client) => client.query(`alter role ${pg.escapeIdentifier(user)} password ${pg.escapeLiteral(password)}`));

/**
 * The owner's password is changed at once, then a deploy brings it; then SECRET, of which the functions' own login
 * follows: deployed beside the old one, and the old one taken away. People write all the while.
 */
async function rotateDatabase(baseURL: string): Promise<Figure[]> {
  const { DATABASE_URL: oldUrl = '', SECRET: oldSecret = '' } = process.env;
  const { username, password: oldPassword } = new URL(oldUrl);
  const password = randomBytes(16).toString('hex');
  const newUrl = Object.assign(new URL(oldUrl), { password }).href;
  const secret = randomBytes(32).toString('hex');
  const writers = await startWriters(baseURL, 3);
  try {
    await setTimeout(between);
    await setPassword(oldUrl, username, password);
    const isOldShut = !(await opens(oldUrl));
    // The deploy with the old address goes on; the next one migrates and runs with the new one
    await setTimeout(between);
    await migrate(newUrl, { secret: oldSecret });
    process.env.DATABASE_URL = newUrl;
    await setTimeout(between);

    await migrate(newUrl, { secret });
    Object.assign(process.env, { SECRET: secret, SECRET_PREVIOUS: oldSecret });
    // A deploy is a new process: what is kept by the address must not be the login of before
    process.env.DATABASE_URL = `${newUrl}?application_name=next`;
    await setTimeout(between);
    await writers.renew();
    // What was sent with the session of before has been answered by then
    await setTimeout(between);
    delete process.env.SECRET_PREVIOUS;
    await dropFormerLogins(newUrl, [secret]);
    await setTimeout(between);
    const isLoginShut = !(await opens(applicationUrl(newUrl, oldSecret)));
    await writers.stop();

    const refused = writers.sent.filter((it) => !isWritten(it));
    for (const { name, status, code } of refused.slice(0, 5)) console.log(`  ${name}: ${status} ${code ?? ''}`);
    return [
      { what: 'written while password and SECRET changed', value: writers.sent.length, unit: '', goal: { least: 50 } },
      { what: 'of them refused', value: refused.length, unit: '', goal: { most: 0 } },
      {
        what: 'slowest of them',
        value: Math.max(...writers.sent.map(({ took }) => took)),
        unit: 'ms',
        goal: { most: 3000 },
      },
      {
        what: 'of the two old logins, shut',
        value: Number(isOldShut) + Number(isLoginShut),
        unit: '',
        goal: { least: 2 },
      },
    ];
  } finally {
    await writers.stop();
    // As the other parts know it, but for what is kept by the address: connections of a login that is gone
    if (await opens(newUrl)) {
      await setPassword(newUrl, username, oldPassword);
      await migrate(oldUrl, { secret: oldSecret });
    }
    Object.assign(process.env, { DATABASE_URL: `${oldUrl}?application_name=again`, SECRET: oldSecret });
    delete process.env.SECRET_PREVIOUS;
  }
}

export const rotationDatabase: Part = { figures: [], onProduct: ({ url }) => rotateDatabase(url) };
