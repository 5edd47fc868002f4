import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dataOf } from '../../db/account/my-data.ts';
import { transport } from '../../db/sql.ts';

test('a database that goes away while data is read ends the call, never the process', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  const away = vi.spyOn(transport, 'send').mockRejectedValue(new TypeError('fetch failed'));
  onTestFinished(() => {
    process.off('unhandledRejection', note);
    away.mockRestore();
  });
  await expect(dataOf({ id: 1 })).rejects.toMatchObject({ status: 503 });
  await turn();
  expect(unhandled).toEqual([]);
});
