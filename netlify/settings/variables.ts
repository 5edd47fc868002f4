import { wholes } from '../../functions/lib/settings.ts';
import { airportName } from '../../src/airport/identity.ts';
import { above0, anything, type Check, oneOf, seconds, secret, starting, url, whole } from './checks.ts';

/** One variable of the environment that people set. */
export interface Variable {
  /** What it does, as `.env.example` and `docs/settings.md` say it. */
  meaning: string;
  check: Check;
  /** What holds where it is not set, or a value to begin with. */
  example?: string;
  /** Who sets it: whoever starts the product on their machine, whoever deploys it, or both. */
  scope: 'local' | 'host' | 'both';
  /** Never shown: not on the console, not by `npm run doctor`. */
  secret?: true;
  /** A local start gives it to the functions as it was set. */
  forFunctions?: true;
}

/** What `described` says, with the names as a type. */
const variables = {
  PORT: {
    meaning: 'The port of the site',
    check: whole({ least: 1, most: 65_535 }),
    example: '8888',
    scope: 'local',
  },
  LOCAL_DIR: {
    meaning: 'Where the local database, files and mail are kept',
    check: anything,
    example: '.local',
    scope: 'local',
  },
  DATABASE_URL: {
    meaning:
      'A Postgres of yours (17 or newer) instead of the built-in one; on a host the pooled URL. Its user migrates ' +
      'and must be allowed to create a role',
    check: url('postgres:', 'postgresql:'),
    example: 'postgres://user:password@localhost:5432/airport',
    scope: 'both',
    secret: true,
  },
  SEED: {
    meaning: '`demo` fills a database of yours with the demo while it is empty',
    check: oneOf('demo'),
    example: 'demo',
    scope: 'local',
  },
  JOBS_EVERY_SECONDS: {
    meaning: 'How often scheduled work runs locally',
    check: above0,
    example: '30',
    scope: 'local',
  },
  BOOKING_HOLD_SECONDS: {
    meaning: 'How long a place is held while it is being paid for; the terms tell people the default',
    check: whole(wholes.BOOKING_HOLD_SECONDS),
    example: String(wholes.BOOKING_HOLD_SECONDS.otherwise),
    scope: 'both',
    forFunctions: true,
  },
  RATE_LIMIT_SCALE: {
    meaning: 'Multiplies every request limit; for load tests',
    check: above0,
    example: '1',
    scope: 'local',
    forFunctions: true,
  },
  CLOCK_OFFSET_SECONDS: {
    meaning:
      "How many seconds the product's clock is ahead of this machine's (below 0: behind), to see what a later day " +
      'brings; with the card sandbox only, and refused on a host',
    check: seconds,
    example: '90000',
    scope: 'local',
  },
  PASSWORD_MIN_LENGTH: {
    meaning: 'The shortest password a client may choose (staff: 12)',
    check: whole(wholes.PASSWORD_MIN_LENGTH),
    example: String(wholes.PASSWORD_MIN_LENGTH.otherwise),
    scope: 'both',
    forFunctions: true,
  },
  SMTP_URL: {
    meaning: 'A real mail server instead of /dev/poczta',
    check: url('smtp:', 'smtps:'),
    example: 'smtps://user:password@mail.example:465',
    scope: 'both',
    secret: true,
    forFunctions: true,
  },
  MAIL_FROM: {
    meaning: 'Whom mails come from',
    check: anything,
    example: `${airportName} <rezerwacje@lotnisko.example>`,
    scope: 'both',
    forFunctions: true,
  },
  STRIPE_SECRET_KEY: {
    meaning: 'The real card provider instead of the sandbox, by all three keys or none: its secret key',
    check: starting('sk_', 'rk_'),
    example: 'sk_test_…',
    scope: 'both',
    secret: true,
    forFunctions: true,
  },
  STRIPE_PUBLISHABLE_KEY: {
    meaning: 'The key that its card form has, of the same mode',
    check: starting('pk_'),
    example: 'pk_test_…',
    scope: 'both',
    forFunctions: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    meaning: 'The signing secret of its webhook to /api/stripe/webhook',
    check: starting('whsec_'),
    example: 'whsec_…',
    scope: 'both',
    secret: true,
    forFunctions: true,
  },
  SECRET: {
    meaning: 'Everything secret is derived from it: 32 random bytes as hex',
    check: secret,
    scope: 'host',
    secret: true,
  },
  SECRET_PREVIOUS: {
    meaning: 'What SECRET was before, comma-separated, so that sessions outlive its change',
    check: secret,
    scope: 'host',
    secret: true,
  },
  SITE_URL: {
    meaning: 'Where the site is reached: links in mails begin with it. Without it what the host calls the site',
    check: url('https:', 'http:'),
    example: 'https://lotnisko.example',
    scope: 'host',
  },
  DATABASE_URL_UNPOOLED: {
    meaning: 'The direct URL of the database, for migrations, where DATABASE_URL is the pooled one',
    check: url('postgres:', 'postgresql:'),
    scope: 'host',
    secret: true,
  },
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;
export const variableNames = Object.keys(variables) as VariableName[];
/** Every setting there is: the start, the build, `npm run doctor`, `.env.example` and `docs/settings.md` read this. */
export const described: Record<string, Variable> = variables;

export const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** What is wrong with a value, in one line that can be copied into a bug report: it repeats no key and no password. */
export function faultOf(name: VariableName, value: string): string | undefined {
  const { check, secret } = described[name] as Variable;
  const rule = check(value);
  return rule && `${name} must be ${rule}, not ${secret || /KEY/.test(name) ? 'what it is now' : `'${value}'`}`;
}
