import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as on } from '../support/journey.ts';
import { chooses, confirms, introducesItself, newGuest } from './parking-steps.ts';

interface Network {
  url: string;
  /** Lets the answer to the booking through; until then it is on its way. */
  arrive(): void;
}

/** A journey over a network that is slow to bring one answer. */
const test = on.extend<{ network: Network }>({
  network: async ({ site }, use) => {
    const arrived = Promise.withResolvers<void>();
    const server = createServer((incoming, answer) => {
      const { method, headers, url = '/' } = incoming;
      const passedOn = request(new URL(url, site.url), { method, headers }, async (response) => {
        if (url.endsWith('/create-payment-intent')) await arrived.promise;
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      incoming.pipe(passedOn);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    await use({ url: `http://localhost:${(server.address() as AddressInfo).port}`, arrive: arrived.resolve });
    server.closeAllConnections();
    server.close();
  },
  baseURL: ({ network }, use) => use(network.url),
});

test('who leaves before the answer to their booking is not refused by their own hold', async ({
  page,
  context,
  site,
  network,
}) => {
  const guest = newGuest();
  await chooses(page, guest);
  await introducesItself(page, guest);
  await confirms(page);
  const holds = () =>
    site.query(`select id from orders where license_plate = $1 and intent_id is not null`, [guest.plate]);
  await expect.poll(async () => (await holds()).length).toBe(1);
  await page.goBack();
  network.arrive();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('booking');
  await page.goForward();
  await confirms(page);
  await expect(page).toHaveURL('/payment');
});
