import { expect, test, vi } from 'vitest';
import { deliverSoon } from '../../functions/lib/mail/outbox.ts';

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
    [expect.stringMatching(/^outbox: Baza danych jest niedostępna\. Spróbuj za chwilę \(.*127\.0\.0\.1.*\)$/)],
  ]);
  errorLog.mockRestore();
});
