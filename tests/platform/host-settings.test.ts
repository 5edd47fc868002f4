import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { faultsOfHost } from '../../netlify/settings/of-host.ts';

const live = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const testKeys = { ...live, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
const whole = {
  DATABASE_URL: 'postgres://u:hunter2@ep-1-pooler.example/airport',
  DATABASE_URL_UNPOOLED: 'postgres://u:hunter2@ep-1.example/airport',
  SECRET: 'a'.repeat(64),
  SITE_URL: 'https://lotnisko.example',
  SMTP_URL: 'smtps://u:p@mail.example:465',
  ...live,
};
const without = (name: keyof typeof whole) => ({ ...whole, [name]: undefined });

test('a whole set of settings is deployed', () => {
  expect(faultsOfHost(whole, 'production')).toEqual([]);
  expect(faultsOfHost({ ...whole, ...testKeys, SMTP_URL: undefined }, 'deploy-preview')).toEqual([]);
});

test('functions may run on the Node that they need, or on a newer one', () => {
  for (const AWS_LAMBDA_JS_RUNTIME of ['nodejs24.x', 'nodejs26.x'])
    expect(
      faultsOfHost({ ...whole, AWS_LAMBDA_JS_RUNTIME, NETLIFY: 'true', NODE_VERSION: '24' }, 'production'),
    ).toEqual([]);
});

test('a preview may be built without a database and without payments', () => {
  expect(faultsOfHost({}, 'deploy-preview')).toEqual([]);
});

test.each(Object.keys(whole) as (keyof typeof whole)[])('production without %s is refused by its name', (name) => {
  expect(faultsOfHost(without(name), 'production').join('\n')).toContain(name);
});

test('production without any settings is told of each', () => {
  const told = faultsOfHost({}, 'production').join('\n');
  for (const name of Object.keys(whole).filter((it) => it !== 'DATABASE_URL_UNPOOLED')) expect(told).toContain(name);
});

test.each([
  ['test keys in production', { ...whole, ...testKeys }, 'production', 'no live keys'],
  ['live keys in a preview', whole, 'deploy-preview', 'live keys in the deploy context'],
  [
    'keys of two modes',
    { ...whole, STRIPE_SECRET_KEY: 'sk_test_1' },
    'production',
    'of live payments, the other is not',
  ],
  ['half a set of keys', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'deploy-preview', 'STRIPE_WEBHOOK_SECRET not set'],
  ['the sandbox in production', { ...whole, PAYMENTS: 'sandbox' }, 'production', 'exclude each other'],
  [
    'the sandbox alone in production',
    { PAYMENTS: 'sandbox', SANDBOX_URL: 'http://x', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'production',
    'no sandbox',
  ],
  ['the direct URL alone', { ...whole, DATABASE_URL: undefined }, 'branch-deploy', 'functions need the pooled one'],
  ['a short SECRET', { ...whole, SECRET: 'abc' }, 'production', 'SECRET must be 32 characters'],
  ['a malformed URL', { ...whole, DATABASE_URL: 'postgres//x' }, 'production', 'DATABASE_URL must be a URL'],
  ['a mail server in a preview', { SMTP_URL: whole.SMTP_URL }, 'branch-deploy', 'a preview sends no mail'],
  ['an old Node for functions', { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }, 'deploy-preview', 'must be nodejs24.x'],
  ['a build on an old Node', { NETLIFY: 'true', NODE_VERSION: '22.12.0' }, 'deploy-preview', 'NODE_VERSION is 22.12'],
  ['a moved clock', { CLOCK_OFFSET_SECONDS: '5' }, 'dev', 'CLOCK_OFFSET_SECONDS moves the clock'],
])('%s is refused', (_, env, context, told) => {
  const faults = faultsOfHost(env, context);
  expect(faults.join('\n')).toContain(told);
  // A deploy's log is read by many: no passwords and no keys in it
  expect(faults.join('\n')).not.toMatch(/hunter2|sk_|whsec_1|abc/);
});

test('the build names all that is wrong before it touches anything', () => {
  const { PATH = '' } = process.env;
  const env = { PATH, CONTEXT: 'production', SECRET: 'abc' };
  const built = spawnSync(process.execPath, ['netlify/commands/build.ts'], { env, encoding: 'utf8' });
  expect(built).toMatchObject({ status: 1, stdout: '' });
  expect(built.stderr).toMatch(
    /^error: These settings cannot be deployed:\n {2}SECRET must be .*\n {2}DATABASE_URL is/,
  );
  expect(built.stderr).not.toContain(' at ');
});
