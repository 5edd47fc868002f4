import { cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { useAnswer } from '../../src/client/useList.ts';

const live = { refreshInterval: 20 };

function Reading() {
  const { answer, error } = useAnswer<{ data: string }>('airfield', undefined, live);
  return <p>{error ? `${answer?.data}, nie odświeżono` : answer?.data}</p>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what is read again by itself goes on after an answer that did not come', async () => {
  let isAway = false;
  let words = 'stan pierwszy';
  vi.stubGlobal('fetch', async () =>
    isAway ? Response.json({ message: 'Serwis niedostępny' }, { status: 503 }) : Response.json({ data: words }),
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Reading />
    </SWRConfig>,
  );
  await screen.findByText('stan pierwszy');
  isAway = true;
  await screen.findByText('stan pierwszy, nie odświeżono');
  isAway = false;
  words = 'stan drugi';
  await screen.findByText('stan drugi');
  expect(screen.queryByText(/nie odświeżono/)).toBeNull();
});
