import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { described, faultOf, stripeKeys, type VariableName, variableNames } from '../settings/variables.ts';
import { Problem } from './problem.ts';

/** What people may set on this machine; the host's are made by the start itself. */
const local = variableNames.filter((name) => described[name]?.scope !== 'host');
const ofHost: string[] = variableNames.filter((name) => described[name]?.scope === 'host');
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
    (it) => !local.some((name) => name === it),
  );
  if (unknown) throw new Problem(`Unknown setting ${unknown}. There are: ${local.join(', ')}`);

  const values: Partial<Record<VariableName, string>> = {};
  for (const name of local) {
    const value = env[name] ?? written[name];
    if (value === undefined || value === '') continue;
    const fault = faultOf(name, value);
    if (fault) throw new Problem(fault);
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
    forFunctions: Object.fromEntries(Object.entries(values).filter(([name]) => described[name]?.forFunctions)),
  };
}
