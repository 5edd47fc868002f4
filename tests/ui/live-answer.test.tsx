import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FailedReading } from '../../src/client/FailedReading.tsx';
import { readAtHeader } from '../../src/client/offline/read-at.ts';
import { readEvery, useAnswer } from '../../src/client/useList.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dialogs } from '../../src/ui/overlays.ts';
import { OwnCache } from '../support/screen.tsx';

const live = { refreshInterval: 20 };

function Reading() {
  const { answer, error } = useAnswer<{ data: string }>('airfield', undefined, live);
  return <p>{error ? `${answer?.data}, nie odświeżono` : answer?.data}</p>;
}

function Failing() {
  const reading = useAnswer<{ data: string }>('airfield', undefined, live);
  return reading.answer ? <p>{reading.answer.data}</p> : reading.error && <FailedReading reading={reading} />;
}

/** Every question is refused by this status; counts them. */
function refusing(status: number) {
  const asked = vi.fn(async () => Response.json({ message: 'Serwis niedostępny' }, { status }));
  vi.stubGlobal('fetch', asked);
  render(
    <OwnCache>
      <Failing />
      <Overlays />
    </OwnCache>,
  );
  return asked;
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  dialogs.set(() => []);
  vi.unstubAllGlobals();
});

test('what is read again by itself goes on after an answer that did not come', async () => {
  let isAway = false;
  let words = 'stan pierwszy';
  vi.stubGlobal('fetch', async () =>
    isAway ? Response.json({ message: 'Serwis niedostępny' }, { status: 503 }) : Response.json({ data: words }),
  );
  render(
    <OwnCache>
      <Reading />
    </OwnCache>,
  );
  await screen.findByText('stan pierwszy');
  isAway = true;
  await screen.findByText('stan pierwszy, nie odświeżono');
  isAway = false;
  words = 'stan drugi';
  await screen.findByText('stan drugi');
  expect(screen.queryByText(/nie odświeżono/)).toBeNull();
});

/** Reads the same, but not by itself: as the bell does, of which a press may begin what fails. */
function Beside() {
  const { retry } = useAnswer<{ data: string }>('airfield');
  return (
    <button type="button" onClick={retry}>
      Pytaj
    </button>
  );
}

test('it goes on also where another reader of the path began what failed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isAway = false;
  vi.stubGlobal('fetch', async () =>
    isAway ? Response.json({ message: 'Serwis niedostępny' }, { status: 503 }) : Response.json({ data: 'stan' }),
  );
  const Slow = () => {
    const { error } = useAnswer<{ data: string }>('airfield', undefined, { refreshInterval: 15_000 });
    return <p>{error ? 'nie odświeżono' : 'odświeżono'}</p>;
  };
  render(
    <OwnCache>
      <Beside />
      <Slow />
    </OwnCache>,
  );
  await screen.findByText('odświeżono');
  isAway = true;
  await press('Pytaj');
  await screen.findByText('nie odświeżono');
  // Longer than a database takes to wake
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(screen.queryByText('nie odświeżono')).toBeNull();
});

test('after a failure an answer slower than the interval is waited for, by two readers', async () => {
  let isAway = true;
  const asked = vi.fn(async () => {
    if (isAway) return Response.json({ message: 'Serwis niedostępny' }, { status: 400 });
    await new Promise((resolve) => setTimeout(resolve, 150));
    return Response.json({ data: 'stan' });
  });
  vi.stubGlobal('fetch', asked);
  render(
    <OwnCache>
      <Reading />
      <Reading />
    </OwnCache>,
  );
  await screen.findAllByText(/nie odświeżono/);
  isAway = false;
  asked.mockClear();
  await screen.findAllByText('stan');
  expect(asked.mock.calls.length).toBeLessThan(3);
});

test('what keeps failing is told once, and once more to whoever has tried again', async () => {
  const asked = refusing(503);
  await screen.findByRole('alertdialog', { name: 'Serwis niedostępny' });
  await press('OK');
  const before = asked.mock.calls.length;
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before + 3));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press('Spróbuj ponownie');
  await screen.findByRole('alertdialog', { name: 'Serwis niedostępny' });
});

test('what one may no longer read is not asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = refusing(403);
  await screen.findByRole('alertdialog', { name: 'Brak uprawnień' });
  await act(() => vi.advanceTimersByTimeAsync(60 * live.refreshInterval));
  expect(asked).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
});

function Filled({ ms, readAt }: { ms: number; readAt: number }) {
  const initial = { data: { data: 'stan ze strony' }, readAt };
  const { answer } = useAnswer<{ data: string }>('airfield', initial, readEvery(ms, initial));
  return <p>{answer?.data}</p>;
}
const filled = (ms: number, readAt: number, answer: () => Response) => {
  const asked = vi.fn(async () => answer());
  vi.stubGlobal('fetch', asked);
  render(
    <OwnCache>
      <Filled ms={ms} readAt={readAt} />
    </OwnCache>,
  );
  return asked;
};

test('what the page came with is asked for again once it is old, not at once', async () => {
  vi.useFakeTimers();
  const asked = filled(1000, Date.now() - 900, () => Response.json({ data: 'stan nowy' }));
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(asked).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(asked).toHaveBeenCalledOnce();
  cleanup();
  const askedAtOnce = filled(1000, Date.now() - 1100, () => Response.json({ data: 'stan nowy' }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(askedAtOnce).toHaveBeenCalledOnce();
});

test.each([
  { kept: 'before the page was filled', ago: 9000, words: 'stan ze strony' },
  { kept: 'since', ago: 3000, words: 'stan zachowany' },
])('without a network an answer that was kept $kept leaves “$words”', async ({ ago, words }) => {
  const headers = { [readAtHeader]: String(Date.now() - ago) };
  const asked = filled(20, Date.now() - 5000, () => Response.json({ data: 'stan zachowany' }, { headers }));
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
  await screen.findByText(words);
});

test('an answer of now is shown whatever the server took the time for', async () => {
  filled(20, Date.now() + 3_600_000, () => Response.json({ data: 'stan nowy' }));
  await screen.findByText('stan nowy');
});
