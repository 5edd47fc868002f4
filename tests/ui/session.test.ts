import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Answer = [status: number, body?: unknown];
const user = { email: 'anna@poczta.example', role: 'client' };

/**
 * A page as it is just loaded, and what the server answers it: to each path one answer after the other, the last one
 * for good.
 */
async function page(answers: Record<string, Answer[]>, hint = true) {
  vi.resetModules();
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = hint ? 'signed_in=1' : 'signed_in=; Max-Age=0';
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    const left = answers[path.replace('/api/', '')] ?? [];
    const [status, body = {}] = (left.length > 1 ? left.shift() : left[0]) ?? [404];
    if (status === 0) throw new TypeError('No network');
    return Response.json(body, { status });
  });
  // A person takes a while: all that found the session over have asked by then
  const askToSignIn = vi.fn(() => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 50)));
  const [api, auth, expired, { signOut }] = await Promise.all([
    import('../../src/client/api.ts'),
    import('../../src/client/auth.ts'),
    import('../../src/client/session-expiry.ts'),
    import('../../src/client/sign-out.ts'),
  ]);
  expired.whenExpired(askToSignIn);
  return { asked: paths, askToSignIn, signOut, ...api, ...auth };
}

beforeEach(() => {
  // The lock is free here; on a busy machine it takes as long as one that another tab holds
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  let before: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    before = before.then(work);
    return before;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a guest’s page makes no call to learn that nobody is signed in', async () => {
  const tab = await page({}, false);
  await tab.check();
  expect(tab.currentAuth()).toEqual({ auth: false, user: null });
  expect(tab.asked).toEqual([]);
});

test('who is signed in is asked once a page, however many want to know', async () => {
  const tab = await page({ authenticate: [[200, { auth: true, user }]] });
  await Promise.all([tab.check(), tab.check(), tab.check()]);
  expect(tab.currentAuth()?.user).toEqual(user);
  expect(tab.asked).toEqual(['/api/authenticate']);
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true);
});

test('a request that finds its token expired is sent again with a new one, and nobody is asked', async () => {
  const tab = await page({ rent: [[401], [200, { data: [] }]], 'authenticate/refresh': [[200, { auth: true, user }]] });
  expect(await tab.fetchJson('rent')).toEqual({ data: [] });
  expect(tab.asked).toEqual(['/api/rent', '/api/authenticate/refresh', '/api/rent']);
  expect(tab.askToSignIn).not.toHaveBeenCalled();
});

test('many that find it expired at once refresh it once', async () => {
  const paths = ['a', 'b', 'c', 'd'];
  const tab = await page({
    ...Object.fromEntries(paths.map((path): [string, Answer[]] => [path, [[401], [200]]])),
    'authenticate/refresh': [[200, { auth: true, user }]],
  });
  await Promise.all(paths.map((path) => tab.fetchJson(path)));
  expect(tab.asked.filter((path) => path.endsWith('refresh'))).toHaveLength(1);
});

test('a request is sent again only once', async () => {
  const tab = await page({ rent: [[401]], 'authenticate/refresh': [[200]] });
  await expect(tab.fetchJson('rent')).rejects.toMatchObject({ status: 401 });
  expect(tab.asked.filter((path) => path === '/api/rent')).toHaveLength(2);
});

test('a session that is over asks to sign in again, once for all that found it so', async () => {
  const tab = await page({ a: [[401], [200]], b: [[401], [200]], 'authenticate/refresh': [[401]] });
  await Promise.all([tab.fetchJson('a'), tab.fetchJson('b')]);
  expect(tab.askToSignIn).toHaveBeenCalledTimes(1);
});

test('whoever will not sign in again is refused', async () => {
  const tab = await page({ rent: [[401]], 'authenticate/refresh': [[401]] });
  tab.askToSignIn.mockResolvedValue(false);
  await expect(tab.fetchJson('rent')).rejects.toMatchObject({ status: 401 });
});

test('a guest who is refused is not asked to sign in again, and neither is a wrong password', async () => {
  const guest = await page({ rent: [[401]] }, false);
  await expect(guest.fetchJson('rent')).rejects.toMatchObject({ status: 401 });
  expect(guest.asked).toEqual(['/api/rent']);
  const member = await page({ fetch_client: [[401]] });
  await expect(member.fetchJson('fetch_client', { method: 'POST', signingIn: true })).rejects.toMatchObject({
    status: 401,
  });
  expect(member.asked).toEqual(['/api/fetch_client']);
});

test('a server that is away signs nobody out', async () => {
  const tab = await page({ authenticate: [[0]], rent: [[401]], 'authenticate/refresh': [[0]] });
  document.documentElement.setAttribute('data-signed-in', '');
  await tab.check();
  expect(tab.currentAuth()?.auth).toBe(false);
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true);
  await expect(tab.fetchJson('rent')).rejects.toMatchObject({ status: 0 });
  expect(tab.askToSignIn).not.toHaveBeenCalled();
});

test('signing out waits for the page’s own question, which would be refused after it', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const tab = await page({ authenticate: [[200, { auth: true, user }]], logout: [[200]] });
  void tab.check();
  expect(await tab.signOut()).toBe(true);
  expect(tab.asked).toEqual(['/api/authenticate', '/api/logout']);
  expect(tab.currentAuth()?.auth).toBe(false);
  expect(assign).toHaveBeenCalledWith('/');
});
