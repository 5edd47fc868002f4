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
