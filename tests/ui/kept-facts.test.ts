import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type KeptFact, lookForKept, sendKept, sendOrKeep } from '../../src/admin/desk/kept-facts.ts';
import * as auth from '../../src/client/auth.ts';
import { type Toast, toasts } from '../../src/ui/overlays.ts';
import { storeWith } from '../support/kept-store.ts';

const noted = { path: 'flights/LO1/milestones', json: { kind: 'boarding' }, words: 'LO 1: Wejście na pokład 12:40' };
let stored: KeptFact[];
let answers: (() => Response)[];
let sent: { path: string; key: string | null }[];
beforeEach(() => {
  [stored, answers, sent] = [[], [], []];
  storeWith(stored);
  vi.spyOn(auth, 'currentAuth').mockReturnValue({ user: { id: 4 } } as never);
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit = {}) => {
    sent.push({ path, key: new Headers(headers).get('idempotency-key') });
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const done = () => Response.json({ data: { id: 9 } }, { status: 201 });
const refused = () => Response.json({ message: 'Za późno' }, { status: 409 });

test('what was noted without a network is sent under its own key once it is back, not others’', async () => {
  expect(await sendOrKeep(noted)).toBeUndefined();
  expect(stored).toMatchObject([{ ...noted, user: 4 }]);
  stored.push({ ...(stored[0] as KeptFact), id: 'somebody else', user: 5 });
  const onSent = vi.fn();
  const stop = sendKept(onSent);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(onSent).not.toHaveBeenCalled();
  answers = [done];
  await vi.waitFor(async () => {
    dispatchEvent(new Event('online'));
    expect(onSent).toHaveBeenCalledOnce();
  });
  expect(stored.map(({ id }) => id)).toEqual(['somebody else']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  stop();
});

test('after a lost answer its files are not sent again: under one key it says the same', async () => {
  const file = { blob: new Blob(['x'], { type: 'image/jpeg' }), label: null };
  const protocol = { ...noted, path: 'desk/rentals/7/hand-overs', filesTo: 'files/rentals/7', files: [file] };
  answers = [() => Response.json({ file: { filename: 'podpis.jpg' } }, { status: 201 })];
  expect(await sendOrKeep(protocol)).toBeUndefined();
  expect(sent.map(({ path }) => path.replace('/api/', ''))).toEqual([protocol.filesTo, protocol.path]);
  expect(stored).toMatchObject([{ json: { ...noted.json, signature: 'podpis.jpg' }, files: [] }]);
});

test('what was noted is sent in the order in which it was noted', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-05-05T12:00:00Z') });
  for (let nth = 0; nth < 9; nth += 1) {
    vi.setSystemTime(Date.now() + 1);
    await sendOrKeep({ ...noted, words: String(nth) });
  }
  const byKey = stored.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(byKey.map(({ words }) => Number(words))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  vi.useRealTimers();
});

test('what is refused later stays with its reason and holds up nothing behind it', async () => {
  await sendOrKeep(noted);
  await sendOrKeep({ ...noted, words: 'second' });
  answers = [refused, done];
  const stop = sendKept(() => undefined);
  await vi.waitFor(async () =>
    expect(await lookForKept()).toMatchObject([{ words: noted.words, refused: 'Za późno' }]),
  );
  // Wherever whoever noted it is by now
  let shown: readonly Toast[] = [];
  toasts.set((all) => {
    shown = all;
    return all;
  });
  expect(shown).toContainEqual(expect.objectContaining({ text: `Nie zapisano: ${noted.words}`, more: 'Za późno' }));
  stop();
});

test('a network that does not answer is as good as none, and what waits is sent as the same one', async () => {
  vi.stubGlobal('fetch', (path: string, { headers, signal }: RequestInit = {}) => {
    sent.push({ path, key: new Headers(headers).get('idempotency-key') });
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  expect(await sendOrKeep(noted, { patience: 20 })).toBeUndefined();
  expect(stored.map(({ id }) => id)).toEqual([sent[0]?.key]);
});

test('where nothing can be kept either, or must not be, it is told that it was not sent', async () => {
  await expect(sendOrKeep(noted, { mayWait: false })).rejects.toMatchObject({ status: 0 });
  vi.stubGlobal('indexedDB', undefined);
  await expect(sendOrKeep(noted)).rejects.toMatchObject({ status: 0 });
  expect(stored).toEqual([]);
});
