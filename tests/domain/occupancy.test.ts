import { expect, test } from 'vitest';
import { everyDay, occupancy } from '../../src/domain/booking/occupancy.ts';
import { allSpaces } from '../../src/domain/booking/parking.ts';
import type { Span } from '../../src/domain/booking/span.ts';

const stay = (since: number, until: number, status: 'RESERVED' | 'PENDING' | 'CANCELLED' = 'RESERVED') => ({
  since: `2026-10-${since} 00:00:00`,
  until: `2026-10-${until} 00:00:00`,
  status,
});

test('a stay counts on its first and its last day, also over the change of clocks', () => {
  const days: Span = { since: '2026-10-23', until: '2026-10-28' };
  const full = occupancy([stay(24, 26), stay(20, 23, 'PENDING'), stay(26, 30, 'CANCELLED')], days);
  expect(full.map(({ reserved, pending }) => [reserved, pending])).toEqual([
    ...[
      [0, 1],
      [1, 0],
      [1, 0],
      [1, 0],
      [0, 0],
      [0, 0],
    ],
  ]);
  expect(full[1]).toEqual({ day: '2026-10-24', reserved: 1, pending: 0, free: allSpaces.length - 1 });
});

test('a stay of one day counts that day', () =>
  expect(everyDay({ since: '2026-12-31', until: '2026-12-31' })).toEqual(['2026-12-31']));
