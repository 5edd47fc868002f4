import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settings } from '../../functions/lib/settings.ts';
import { readSettings } from '../../netlify/local/settings.ts';

const read = (env: Record<string, string>, args: string[] = [], file = 'no such file') => readSettings(env, args, file);

test('nothing needs to be set', () => {
  expect(read({})).toMatchObject({
    port: 8888,
    databaseUrl: undefined,
    seed: true,
    jobsEverySeconds: 30,
    reset: false,
    realPayments: false,
    forFunctions: {},
  });
});

test('a database of yours is seeded only when asked', () => {
  const DATABASE_URL = 'postgres://me@localhost/airport';
  expect(read({ DATABASE_URL }).seed).toBe(false);
  expect(read({ DATABASE_URL, SEED: 'demo' }).seed).toBe(true);
});

test.each([
  [{ PORT: 'abc' }, /PORT must be a whole number from 1 to 65535, not 'abc'/],
  [{ PORT: '70000' }, /PORT/],
  [{ JOBS_EVERY_SECONDS: '0' }, /JOBS_EVERY_SECONDS must be a number above 0/],
  [{ BOOKING_HOLD_SECONDS: '1.5' }, /BOOKING_HOLD_SECONDS/],
  [{ CLOCK_OFFSET_SECONDS: '1 day' }, /CLOCK_OFFSET_SECONDS must be a whole number of seconds/],
  [{ CLOCK_OFFSET: '5' }, /Unknown setting CLOCK_OFFSET\b/],
  [
    {
      CLOCK_OFFSET_SECONDS: '5',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    },
    /CLOCK_OFFSET_SECONDS needs the card sandbox/,
  ],
  [{ SEED: 'yes' }, /SEED must be `demo`/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be a URL that begins with postgres:/],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    /all three keys or none: STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET not set/,
  ],
  [{ BOOKING_HOLD: '5' }, /Unknown setting BOOKING_HOLD\b/],
])('%o is refused in one line', (env: Record<string, string>, message) => {
  expect(() => read(env)).toThrow(message);
  expect(() => read(env)).not.toThrow(/\n/);
});

test('a clock may be moved on and back', () => {
  expect(read({}).clockOffset).toBe(0);
  expect(read({ CLOCK_OFFSET_SECONDS: '-90000' }).clockOffset).toBe(-90_000);
});

test('a wrong key is not repeated on the console', () => {
  const wrongKey = () => read({ STRIPE_SECRET_KEY: 'hunter2' });
  expect(wrongKey).toThrow(/STRIPE_SECRET_KEY|STRIPE_PUBLISHABLE_KEY/);
  expect(wrongKey).not.toThrow(/hunter2/);
});

test('an unknown option is named', () => {
  expect(() => read({}, ['--rest'])).toThrow(/Unknown option --rest/);
  expect(read({}, ['--reset']).reset).toBe(true);
});

test('.env counts, the environment counts more, and a stranger in it is named', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'lotnisko-env-')), '.env');
  writeFileSync(file, 'PORT=1234\nBOOKING_HOLD_SECONDS=7\n');
  expect(read({ PORT: '99' }, [], file)).toMatchObject({ port: 99, forFunctions: { BOOKING_HOLD_SECONDS: '7' } });
  writeFileSync(file, 'PROT=1234\n');
  expect(() => read({}, [], file)).toThrow(/Unknown setting PROT/);
  writeFileSync(file, 'SECRET=abc\n');
  expect(() => read({}, [], file)).toThrow(/^SECRET belongs to the settings of the host/);
});

test.each([
  ['PASSWORD_MIN_LENGTH', ['osiem', '-8', '8.5', '2'], () => settings.passwordMinLength, 3],
  ['BOOKING_HOLD_SECONDS', ['15 min', '0', '1e9', 'NaN'], () => settings.holdSeconds, 900],
] as const)('a deployed site takes no mistyped %s for a limit', (name, mistyped, read, otherwise) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const value of mistyped) {
    vi.stubEnv(name, value);
    expect(read, value).toThrow(`${name} must be a whole number from`);
  }
  vi.stubEnv(name, '12');
  expect(read()).toBe(12);
  vi.stubEnv(name, '');
  expect(read()).toBe(otherwise);
});
