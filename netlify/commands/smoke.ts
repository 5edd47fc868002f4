import { smoke } from '../smoke/smoke.ts';

/**
 * `npm run smoke -- <url>`: looks at a deployment from outside, and leaves nothing behind. With SMOKE_EMAIL and
 * SMOKE_PASSWORD of somebody who edits announcements it signs in and writes one for a moment; `--booking` also books a
 * space by a test card and cancels it, where test cards pay.
 */
const args = process.argv.slice(2);
const [url, ...more] = args.filter((it) => it !== '--booking');
const booking = args.includes('--booking');
const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env;
const account = email && password ? { email, password } : undefined;

function refuse(why: string): never {
  console.error(`error: ${why}\nusage: npm run smoke -- <url> [--booking]`);
  process.exit(1);
}

if (!url || !URL.canParse(url) || more.length > 0) refuse('one address is needed, such as https://lotnisko.example');
if (Boolean(email) !== Boolean(password)) refuse('SMOKE_EMAIL and SMOKE_PASSWORD go together');
if (booking && !account) refuse('--booking needs SMOKE_EMAIL and SMOKE_PASSWORD: the account that books and cancels');

console.log(`Looking at ${new URL(url).origin}:`);
if (!account) console.log('  without SMOKE_EMAIL and SMOKE_PASSWORD nobody signs in, and nothing is written');
const { passed, failed } = await smoke(new URL(url).origin, { ...(account && { account }), booking }, (line) =>
  console.log(line),
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
