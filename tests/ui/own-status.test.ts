import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownStatus } from '../../src/admin/sections/parking-rezerwacje/own-status.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-06-20T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const midnight = (day: string) => `2026-06-${day}T00:00:00+02:00`;

test.each([
  ['RESERVED', '21', '22', 'Zarezerwowano', 'good'],
  ['RESERVED', '20', '22', 'W czasie trwania', 'warn'],
  ['RESERVED', '18', '20', 'W czasie trwania', 'warn'],
  ['RESERVED', '18', '19', 'Zakończona', 'neutral'],
  ['PENDING', '21', '22', 'W czasie trwania', 'warn'],
  ['PENDING', '18', '19', 'Zakończona', 'neutral'],
  ['CANCELLED', '18', '22', 'Anulowano', 'neutral'],
] as const)('an own %s space from the %s to the %s reads %s', (status, since, until, label, tone) => {
  expect(ownStatus({ status, since: midnight(since), until: midnight(until) })).toMatchObject({ label, tone });
});
