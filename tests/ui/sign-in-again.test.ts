import { beforeEach, expect, test, vi } from 'vitest';

// Its markup does not matter here: what matters is that the page can ask
const askToSignIn = vi.fn(async () => true);
vi.mock('../../src/features/account/SignInAgain.tsx', () => ({ askToSignIn }));

beforeEach(() => {
  vi.resetModules();
  askToSignIn.mockClear();
});

const islands = {
  Board: () => import('../../src/features/home/Board.tsx'),
  Schedule: () => import('../../src/features/schedule/Schedule.tsx'),
  Booking: () => import('../../src/features/booking/Booking.tsx'),
  PaymentPage: () => import('../../src/features/payment/PaymentPage.tsx'),
  SuccessPage: () => import('../../src/features/payment/SuccessPage.tsx'),
  ErrorPage: () => import('../../src/features/payment/ErrorPage.tsx'),
};

test.each(Object.entries(islands))('the page of the island %s can ask to sign in again', async (_, load) => {
  await load();
  const { signInAgain } = await import('../../src/client/session-expiry.ts');
  expect(await signInAgain()).toBe(true);
  expect(askToSignIn).toHaveBeenCalledOnce();
});

test('whoever is signing out is not asked to sign in again', async () => {
  vi.spyOn(location, 'assign').mockReturnValue();
  const answers: Record<string, (answer: Response) => void> = {};
  vi.stubGlobal('fetch', (path: string) => new Promise((resolve) => (answers[path] = resolve)));
  await islands.Board();
  const { signInAgain } = await import('../../src/client/session-expiry.ts');
  const { signOut } = await import('../../src/client/sign-out.ts');
  const end = signOut();
  await vi.waitFor(() => expect(answers).toHaveProperty('/api/logout'));
  void signInAgain();
  answers['/api/logout']?.(Response.json({}));
  await end;
  void signInAgain();
  await new Promise((resolve) => setTimeout(resolve));
  expect(askToSignIn).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('whoever could not be signed out is asked again later', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await islands.Board();
  const { signInAgain } = await import('../../src/client/session-expiry.ts');
  const { signOut } = await import('../../src/client/sign-out.ts');
  expect(await signOut()).toBe(false);
  expect(await signInAgain()).toBe(true);
  vi.unstubAllGlobals();
});
