import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('it is fetched once, however often it is asked for', async () => {
  let times = 0;
  const Later = later(async () => {
    times += 1;
    return { default: Greeting };
  });
  await Promise.all([Later.fetch(), Later.fetch()]);
  await act(async () => render(<Later name="Anno" />));
  expect(times).toBe(1);
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
