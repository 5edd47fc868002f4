import { expect, test, vi } from 'vitest';
import { deliverSoon } from '../../functions/lib/outbox.ts';

test('a send after the answer that cannot begin is one line of the log, and ends nothing', async () => {
  process.env.DATABASE_URL = 'postgres://nobody:x@127.0.0.1:9/nothing';
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const left: Promise<unknown>[] = [];
  const context = { waitUntil: (work: Promise<unknown>) => void left.push(work), deploy: { context: 'dev', id: 'local', published: true } };
  deliverSoon(context);
  deliverSoon(context, Promise.reject(new Error('nothing to send')));
  await Promise.all(left);
  const away = 'outbox: HttpError: Baza danych jest niedostępna. Spróbuj za chwilę';
  expect(told.mock.calls.toSorted()).toEqual([['outbox: Error: nothing to send'], [away]]);
  told.mockRestore();
});
