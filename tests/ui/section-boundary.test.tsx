import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import useSWR from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { SectionBoundary } from '../../src/admin/shell/SectionBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A section that fails, and what it then takes to try again: how often the page was loaded anew. */
async function retries(error: Error): Promise<number> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const Section = () => {
    throw error;
  };
  render(
    <SectionBoundary>
      <Section />
    </SectionBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  return reload.mock.calls.length;
}

test.each([
  ['Chrome', 'Failed to fetch dynamically imported module: /_astro/Section.js'],
  ['Firefox', 'error loading dynamically imported module: /_astro/Section.js'],
  ['Safari', 'Importing a module script failed.'],
])('a section whose script did not come is asked for by a new page in %s', async (_browser, message) => {
  expect(await retries(new TypeError(message))).toBe(1);
});

test('a section that failed by itself is drawn again without a new page', async () => {
  expect(await retries(new Error('There is no such row'))).toBe(0);
});

test('a section that failed on what the server said asks it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let gates: unknown = 5;
  const Section = () => {
    const { data } = useSWR('gates-of-boundary', async () => gates as string[]);
    return data?.map((name) => <p key={name}>{name}</p>);
  };
  render(
    <SectionBoundary>
      <Section />
    </SectionBoundary>,
  );
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  gates = ['A1'];
  await userEvent.click(again);
  expect(await screen.findByText('A1')).toBeTruthy();
});
