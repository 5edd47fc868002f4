import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAnswer } from '../../src/client/useList.ts';
import { OwnCache } from '../support/screen.tsx';

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
