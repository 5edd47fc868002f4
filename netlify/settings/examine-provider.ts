import { accountOf, type PaymentAccount } from '../../functions/lib/payment/payment-account.ts';
import { clientOf } from '../../functions/lib/payment/provider-client.ts';

/** Whose payments these are; undefined where the settings name none, or what they name is refused anyway. */
export function paymentsAccountOf(
  env: Readonly<Record<string, string | undefined>>,
  context: string,
): PaymentAccount | undefined {
  try {
    return accountOf(context, env);
  } catch {
    // Told among the settings
    return undefined;
  }
}

/** Asks the provider whether it knows the key, in its mode, and sends its events to the site. */
export async function examineProvider(account: PaymentAccount, site: string | undefined): Promise<string> {
  const client = await clientOf(account);
  const { livemode } = await client.balance.retrieve();
  if (livemode !== account.live)
    throw new Error(`The provider says that the key is of ${livemode ? 'live' : 'test'} mode`);
  if (account.provider === 'sandbox') return 'the sandbox answers';
  const { data } = await client.webhookEndpoints.list({ limit: 100 });
  const wanted = site && new URL('/api/stripe/webhook', site).href;
  const endpoint = data.find(({ url, status }) => url === wanted && status === 'enabled');
  if (wanted && !endpoint)
    throw new Error(`It has no enabled webhook to ${wanted}: add one, with the events of the README`);
  return `it knows the key, ${livemode ? 'live' : 'test'} mode${endpoint ? ', and sends its events here' : ''}`;
}
