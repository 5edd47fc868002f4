import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Level, levels, spacesOf } from '../../src/domain/booking/parking.ts';
import { LevelPlan } from '../../src/features/parking/LevelPlan.tsx';

vi.mock('../../src/domain/booking/parking.ts', async (original) => {
  const actual = await original<typeof import('../../src/domain/booking/parking.ts')>();
  const large = Array.from({ length: 70 }, (_, at) => 101 + at);
  const spacesOf = (level: Level | 'C') => (level === 'C' ? large : actual.spacesOf(level));
  return { ...actual, levels: [...actual.levels, 'C'], spacesOf };
});
afterEach(cleanup);

test.each(levels)('every space of level %s can be chosen from its plan, whatever its size', (level) => {
  render(<LevelPlan level={level} busy={false} taken={new Set()} value={null} onChange={() => undefined} />);
  const drawn = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => Number(value));
  expect(drawn).toEqual(spacesOf(level));
});
