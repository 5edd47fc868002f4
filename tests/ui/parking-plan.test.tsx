import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { parkingLevel } from '../../src/domain/booking/parking.ts';
import { SpaceChoice } from '../../src/features/parking/SpaceChoice.tsx';

afterEach(cleanup);

const draw = (level: 'A' | 'B', space: number, taken: number[] = []) => {
  const onSpace = vi.fn();
  const availability = { taken: new Set(taken), busy: false, error: undefined, retry: () => {} };
  const nothing = () => {};
  render(
    <SpaceChoice
      {...{ level, space, availability, onSpace, stay: undefined, error: undefined }}
      onLevel={nothing}
      onStay={nothing}
    />,
  );
  return onSpace;
};
const bay = (space: number) => screen.getByRole('radio', { name: String(space) });

test('a charger or room for a wheelchair is told on the plan, in its key and in the list', () => {
  draw('B', 60);
  const [charger] = parkingLevel.B.charger;
  const [accessible] = parkingLevel.B.accessible;
  const wordsOf = (space: number) => {
    const id = bay(space).getAttribute('aria-describedby');
    return id && document.getElementById(id)?.textContent;
  };
  expect([wordsOf(charger), wordsOf(accessible), wordsOf(60)]).toEqual([
    'Gniazdo do ładowania',
    'Dla osób z niepełnosprawnością',
    null,
  ]);
  expect(screen.getByRole('option', { name: `Miejsce ${charger} (z gniazdem)` })).toBeDefined();
});

test('a space kept for others is told, and the nearest that is for everybody is one press away', async () => {
  const [kept] = parkingLevel.A.accessible;
  const onSpace = draw('A', kept, [3]);
  expect(screen.getByText(/Miejsce 0 jest dla osób z.niepełnosprawnością/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Polecane: miejsce 4, najbliżej terminalu' }));
  expect(onSpace).toHaveBeenCalledWith(4);
});

test('a space with a charger is told to be one, so that another is recommended makes sense', () => {
  const [charger] = parkingLevel.B.charger;
  draw('B', charger);
  expect(screen.getByText(`Miejsce ${charger} ma gniazdo do ładowania.`)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Polecane: miejsce \d+, najbliżej terminalu$/ })).toBeDefined();
});

test('that the chosen space is the recommended one is said, and nothing is left to press', () => {
  draw('A', 3);
  expect(screen.getByText('Polecane: miejsce 3, najbliżej terminalu')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Polecane/ })).toBeNull();
});
