import { expect, test } from 'vitest';
import { accountOf, type PaymentAccount } from '../../functions/lib/payment/payment-account.ts';
import { faultsOfHost } from '../../netlify/settings/of-host.ts';
import { HttpError } from '../../src/domain/kernel/http-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Missing, half, wrong, of tests, of the sandbox, right. */
const choices = {
  STRIPE_SECRET_KEY: [undefined, '', 'sk_live_1', 'rk_live_1', 'sk_test_1', 'pk_live_1', 'live'],
  STRIPE_PUBLISHABLE_KEY: [undefined, '', 'pk_live_1', 'pk_test_1', 'live'],
  STRIPE_WEBHOOK_SECRET: [undefined, '', 'whsec_1'],
  PAYMENTS: [undefined, '', 'sandbox', 'Sandbox', 'stripe'],
  SANDBOX_URL: [undefined, 'http://127.0.0.1:1'],
} satisfies Record<string, (string | undefined)[]>;
const others = {
  DATABASE_URL: 'postgres://u:p@db.example/airport',
  SECRET: 'a'.repeat(64),
  SITE_URL: 'https://lotnisko.example',
  SMTP_URL: 'smtps://u:p@mail.example:465',
};
const withCustomers = ['production', 'Production', 'prod', '', undefined];

const environments = Object.entries(choices).reduce<Environment[]>(
  (all, [name, values]) => all.flatMap((env) => values.map((value) => ({ ...env, [name]: value }))),
  [others],
);

/** Whose payments are taken, or undefined where none are. */
function takenBy(context: string | undefined, env: Environment): PaymentAccount | undefined {
  try {
    return accountOf(context, env);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

const isReal = ({ provider, live, secretKey, publishableKey, url }: PaymentAccount) =>
  provider === 'stripe' && live && !/test|sandbox/.test(secretKey + publishableKey) && !url;

test('no combination of settings takes payments of tests or of the sandbox where customers are', () => {
  const taken = withCustomers.flatMap((context) => environments.flatMap((env) => takenBy(context, env) ?? []));
  expect(environments).toHaveLength(1050);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((account) => !isReal(account))).toEqual([]);
});

test('no combination of settings is deployed to customers without real payments', () => {
  const deployed = environments.filter((env) => faultsOfHost(env, 'production').length === 0);
  expect(deployed.length).toBeGreaterThan(0);
  const unpaid = deployed.filter((env) => {
    const account = takenBy('production', env);
    return !account || !isReal(account);
  });
  expect(unpaid).toEqual([]);
});
