import { expect, onTestFinished, test, vi } from 'vitest';
import { transport } from '../../db/sql.ts';
import { deliverSoon } from '../../functions/lib/mail/outbox.ts';
import { buy, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';

cardShop();

test('a database that goes away while a mail is gathered is a failed send, and ends no process', async () => {
  await seedPrices();
  const { json } = await buy(rentalBooking(await seedCar(100)), 20_000);
  await query("insert into outbox (kind, order_id) values ('confirmation', $1)", [json.order]);
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  const { send } = transport;
  // What a rental asks besides fails at once, the rest is still under way
  const away = vi.spyOn(transport, 'send').mockImplementation(async (url, init) => {
    if (String(init.body).includes('rental_terms')) throw new TypeError('fetch failed');
    await new Promise((resolve) => setTimeout(resolve, 50));
    return send(url, init);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    process.off('unhandledRejection', note);
    vi.restoreAllMocks();
  });
  await runJob('outbox');
  expect(away.mock.calls.some(([, { body }]) => String(body).includes('rental_terms'))).toBe(true);
  expect(await query('select attempts, last_error from outbox where sent_at is null')).toEqual([
    { attempts: 1, last_error: expect.stringContaining('Serwis jest chwilowo niedostępny') },
  ]);
  expect(unhandled).toEqual([]);
});

test('a send after the answer that cannot begin is one log line with its cause', async () => {
  process.env.DATABASE_URL = 'postgres://nobody:x@127.0.0.1:9/nothing';
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
  const left: Promise<unknown>[] = [];
  const context = {
    waitUntil: (work: Promise<unknown>) => void left.push(work),
    deploy: { context: 'dev', id: 'local', published: true },
  };
  deliverSoon(context);
  await Promise.all(left);
  expect(errorLog.mock.calls).toEqual([
    [expect.stringMatching(/^outbox: Serwis jest chwilowo niedostępny\. Spróbuj za chwilę \(.*127\.0\.0\.1.*\)$/)],
  ]);
  errorLog.mockRestore();
});
