import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountOf } from '../../functions/lib/payment/payment-account.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const sandbox = { PAYMENTS: 'sandbox', SANDBOX_URL: 'http://127.0.0.1:1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const names = [...Object.keys(stripe), ...Object.keys(sandbox)];

const set = (settings: Record<string, string>) => {
  for (const name of names) vi.stubEnv(name, settings[name]);
};
beforeEach(() => set({}));
afterEach(() => vi.unstubAllEnvs());

const testKeys = { ...stripe, STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };

test.each(['production', 'dev', undefined])('with its live keys the real provider is taken (%s)', (context) => {
  set(stripe);
  expect(accountOf(context)).toEqual({
    provider: 'stripe',
    secretKey: 'sk_live_1',
    publishableKey: 'pk_live_1',
    webhookSecret: 'whsec_1',
    live: true,
  });
});

test.each(['deploy-preview', 'branch-deploy', 'dev'])(
  'with test keys a preview takes the real provider (%s)',
  (context) => {
    set(testKeys);
    expect(accountOf(context)).toMatchObject({ provider: 'stripe', live: false });
  },
);

test.each([
  ['live keys in a preview', stripe, 'deploy-preview'],
  ['live keys in a branch', stripe, 'branch-deploy'],
  ['test keys in production', testKeys, 'production'],
  ['test keys where nobody knows', testKeys, undefined],
  ['one key of each', { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'dev'],
  ['keys that say neither', { ...stripe, STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1' }, 'production'],
])('payments are closed with %s', (_name, settings, context) => {
  set(settings);
  expect(() => accountOf(context)).toThrow(expect.objectContaining({ status: 503 }));
});

test.each(['dev', 'deploy-preview', 'branch-deploy'])('the sandbox is taken on its switch in %s', (context) => {
  set(sandbox);
  expect(accountOf(context)).toMatchObject({ provider: 'sandbox', publishableKey: 'pk_test_sandbox' });
});

test.each(['production', 'something new', '', undefined])(
  'the sandbox is refused where customers may be (%j)',
  (context) => {
    set(sandbox);
    expect(() => accountOf(context)).toThrow(expect.objectContaining({ status: 503 }));
  },
);

test.each([
  ['nothing is set', {}],
  ['only the secret key', { STRIPE_SECRET_KEY: 'sk_live_1' }],
  ['no webhook secret', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }],
  ['no publishable key', { ...stripe, STRIPE_PUBLISHABLE_KEY: '' }],
  ['an unknown switch', { ...stripe, PAYMENTS: 'sandobx' }],
  ['both at once', { ...stripe, ...sandbox }],
  ['a sandbox without an address', { ...sandbox, SANDBOX_URL: '' }],
])('payments are closed when %s', (_name, settings) => {
  set(settings);
  expect(() => accountOf('dev')).toThrow(expect.objectContaining({ status: 503 }));
});
