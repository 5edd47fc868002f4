import { expect, test, vi } from 'vitest';
import { cardShop } from '../support/card-shop.ts';

const shop = cardShop();

test('a deploy takes the events of its own webhook secret, and leaves others to be sent again', async () => {
  const tell = async (signedWith: string) =>
    (await shop.tell('payment_intent.created', { id: 'pi_of_nobody' }, signedWith)).status;
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_old');
  expect([await tell('whsec_old'), await tell('whsec_new')]).toEqual([200, 400]);
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_new');
  expect([await tell('whsec_old'), await tell('whsec_new')]).toEqual([400, 200]);
  vi.unstubAllEnvs();
});
