import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Boundary } from '../../src/ui/Boundary.tsx';
import { later } from '../../src/ui/later.tsx';

const Greeting = ({ name }: { name: string }) => <p>Dzień dobry, {name}</p>;
const Waiting = () => <p>Wczytywanie…</p>;

test('what was fetched before is drawn at once, without its placeholder', async () => {
  const Later = later(async () => ({ default: Greeting }), Waiting);
  await Later.fetch();
  render(<Later name="Anno" />);
  expect(screen.getByText('Dzień dobry, Anno')).toBeDefined();
});

test('a placeholder stands there until the script has come, and no longer', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Greeting }>();
  const Later = later(() => promise, Waiting);
  render(<Later name="Anno" />);
  expect(screen.getByText('Wczytywanie…')).toBeDefined();
  resolve({ default: Greeting });
  expect(await screen.findByText('Dzień dobry, Anno')).toBeDefined();
  expect(screen.queryByText('Wczytywanie…')).toBeNull();
});

test('what has come is not fetched again, what has not is', async () => {
  const load = vi.fn(async () => ({ default: Greeting }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Later = later(load);
  await expect(Later.fetch()).rejects.toThrow();
  await Later.fetch();
  await Later.fetch();
  await act(async () => render(<Later name="Olu" />));
  expect(screen.getByText('Dzień dobry, Olu')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a script that does not come is an error where it is drawn', async () => {
  const Later = later<typeof Greeting>(() => Promise.reject(new TypeError('Failed to fetch')), Waiting);
  await act(async () =>
    render(
      <Boundary>
        <Later name="Anno" />
      </Boundary>,
    ),
  );
  expect(screen.queryByText('Wczytywanie…')).toBeNull();
});
