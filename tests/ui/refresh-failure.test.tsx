import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RefreshFailure } from '../../src/admin/parts/RefreshFailure.tsx';
import { useList } from '../../src/client/useList.ts';
import { FlightsPage } from '../../src/features/schedule/FlightsPage.tsx';
import { scheduleQuestion } from '../../src/features/schedule/schedule-question.ts';
import { OwnCache } from '../support/screen.tsx';

const words = /Nie udało się odświeżyć/;
const Picture = () => (
  <RefreshFailure {...useList('gates', undefined, { revalidateOnFocus: true, focusThrottleInterval: 0 })} />
);
const params = new URLSearchParams();
const now = Date.now();
const Flights = () => (
  <FlightsPage
    {...{ params, now, counts: {}, near: undefined, initial: undefined }}
    question={scheduleQuestion(params)}
    onPage={() => undefined}
  />
);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['a picture', Picture],
  ['the schedule', Flights],
])('%s says that a refresh failed until one succeeds', async (_name, Shown) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let away = false;
  let reads = 0;
  vi.stubGlobal('fetch', async () => {
    reads++;
    return away
      ? Response.json({}, { status: 503 })
      : Response.json({ data: [], meta: { page: 1, pages: 1, total: 0 } });
  });
  // SWR looks again at most every five seconds
  const lookAgain = () =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(6000);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  render(<Shown />, { wrapper: OwnCache });
  await waitFor(() => expect(reads).toBeGreaterThan(0));
  away = true;
  await lookAgain();
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));
  away = false;
  await lookAgain();
  await waitFor(() => expect(screen.queryAllByText(words)).toEqual([]));
});
