import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { type Range, wholes } from '../../functions/lib/settings.ts';
import { Problem } from './problem.ts';

type Check = (value: string) => string | undefined;

const whole =
  ({ least, most }: Range): Check =>
  (value) =>
    /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `a whole number from ${least} to ${most}`;
const seconds: Check = (value) => (/^-?\d{1,10}$/.test(value) ? undefined : 'a whole number of seconds');
const above0: Check = (value) => (Number(value) > 0 && Number.isFinite(Number(value)) ? undefined : 'a number above 0');
const url =
  (...protocols: string[]): Check =>
  (value) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)
      ? undefined
      : `a URL that begins with ${protocols.join(' or ')}//`;
const starting =
  (...prefixes: string[]): Check =>
  (value) =>
    prefixes.some((it) => value.startsWith(it)) ? undefined : `a key that begins with ${prefixes.join(' or ')}`;
const anything: Check = (value) => (value.trim() ? undefined : 'something, not blanks');

/** Every setting there is: what it may be, and whether functions read it themselves. */
const settings: Record<string, { check: Check; forFunctions?: true }> = {
  PORT: { check: whole({ least: 1, most: 65_535 }) },
  LOCAL_DIR: { check: anything },
  DATABASE_URL: { check: url('postgres:', 'postgresql:') },
  SEED: { check: (value) => (value === 'demo' ? undefined : '`demo`') },
  JOBS_EVERY_SECONDS: { check: above0 },
  BOOKING_HOLD_SECONDS: { check: whole(wholes.BOOKING_HOLD_SECONDS), forFunctions: true },
  RATE_LIMIT_SCALE: { check: above0, forFunctions: true },
  CLOCK_OFFSET_SECONDS: { check: seconds },
  PASSWORD_MIN_LENGTH: { check: whole(wholes.PASSWORD_MIN_LENGTH), forFunctions: true },
  SMTP_URL: { check: url('smtp:', 'smtps:'), forFunctions: true },
  MAIL_FROM: { check: anything, forFunctions: true },
  STRIPE_SECRET_KEY: { check: starting('sk_', 'rk_'), forFunctions: true },
  STRIPE_PUBLISHABLE_KEY: { check: starting('pk_'), forFunctions: true },
  STRIPE_WEBHOOK_SECRET: { check: starting('whsec_'), forFunctions: true },
};
/** What a deployed site needs and a local one makes for itself. */
const ofHost = ['SECRET', 'SECRET_PREVIOUS', 'SITE_URL', 'DATABASE_URL_UNPOOLED'];
const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];
const flags = ['--reset'];
// A misspelt setting with one of these beginnings would otherwise be passed over in silence
const ours = /^(STRIPE|BOOKING|JOBS|RATE_LIMIT|CLOCK)_/;

export interface Settings {
  port: number;
  localDir: string;
  /** Somebody else's database; without it the platform brings its own. */
  databaseUrl: string | undefined;
  seed: boolean;
  jobsEverySeconds: number;
  reset: boolean;
  /** How many seconds the product's clock is ahead of the machine's. */
  clockOffset: number;
  /** With the provider's keys set there is no sandbox. */
  realPayments: boolean;
  forFunctions: Record<string, string>;
}

/** Reads the environment (and `.env` below it) and the command line; a wrong or unknown setting is a Problem. */
export function readSettings(
  env: NodeJS.ProcessEnv = process.env,
  args: string[] = process.argv.slice(2),
  file = '.env',
): Settings {
  const unknownFlag = args.find((it) => !flags.includes(it));
  if (unknownFlag) throw new Problem(`Unknown option ${unknownFlag}. There is: ${flags.join(', ')}`);
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const hosts = Object.keys(written).find((it) => ofHost.includes(it));
  if (hosts)
    throw new Problem(
      `${hosts} belongs to the settings of the host: a start on this machine brings its own. Take it out of ${file}`,
    );
  const unknown = [...Object.keys(written), ...Object.keys(env).filter((it) => ours.test(it))].find(
    (it) => !Object.hasOwn(settings, it),
  );
  if (unknown) throw new Problem(`Unknown setting ${unknown}. There are: ${Object.keys(settings).join(', ')}`);

  const values: Record<string, string> = {};
  for (const [name, { check }] of Object.entries(settings)) {
    const value = env[name] ?? written[name];
    if (value === undefined || value === '') continue;
    const rule = check(value);
    if (rule) throw new Problem(`${name} must be ${rule}, not ${shown(name, value)}`);
    values[name] = value;
  }
  const missing = stripeKeys.filter((it) => !values[it]);
  if (missing.length > 0 && missing.length < stripeKeys.length) {
    throw new Problem(`Card payments need all three keys or none: ${missing.join(' and ')} not set`);
  }
  const clockOffset = Number(values.CLOCK_OFFSET_SECONDS ?? 0);
  if (clockOffset !== 0 && missing.length === 0)
    throw new Problem('CLOCK_OFFSET_SECONDS needs the card sandbox: nobody moves the clock of the card provider');
  return {
    port: Number(values.PORT ?? 8888),
    localDir: resolve(values.LOCAL_DIR ?? '.local'),
    databaseUrl: values.DATABASE_URL,
    seed: !values.DATABASE_URL || values.SEED === 'demo',
    jobsEverySeconds: Number(values.JOBS_EVERY_SECONDS ?? 30),
    reset: args.includes('--reset'),
    clockOffset,
    realPayments: missing.length === 0,
    forFunctions: Object.fromEntries(Object.entries(values).filter(([name]) => settings[name]?.forFunctions)),
  };
}

// A console is copied into bug reports: no keys and no passwords in it
const shown = (name: string, value: string) => (/KEY|SECRET|URL/.test(name) ? 'what it is now' : `'${value}'`);
