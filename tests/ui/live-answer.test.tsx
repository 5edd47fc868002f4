import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FailedReading } from '../../src/client/FailedReading.tsx';
import { useAnswer } from '../../src/client/useList.ts';
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
