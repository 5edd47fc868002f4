import { afterEach, expect, test, vi } from 'vitest';

// Its markup does not matter here: what matters is that the bar of a page can ask
const askToSignIn = vi.fn(async () => true);
vi.mock('../../src/features/account/SignInAgain.tsx', () => ({ askToSignIn }));

afterEach(() => vi.unstubAllGlobals());

test('the bar lets every page ask to sign in again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }));
  await import('../../src/layouts/session.ts');
  const { signInAgain } = await import('../../src/client/session-expiry.ts');
  expect(await signInAgain()).toBe(true);
  expect(askToSignIn).toHaveBeenCalledOnce();
});
