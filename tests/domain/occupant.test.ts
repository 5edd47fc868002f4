import { describe, expect, it } from 'vitest';
import { misfitOf, nearestFitting, type Occupant } from '../../src/domain/booking/occupant.ts';
import type { Day } from '../../src/domain/language/days.ts';

const from = (since: Day, until: Day, key = 'parking 1'): Occupant => ({ since, until, key, who: 'GSL1, Jan Nowak' });
const stay = { since: '2026-11-20' as Day, until: '2026-11-28' as Day };

describe('a whole stay', () => {
  it('fits a place that is free on each of its days, next to those before and after', () => {
    expect(misfitOf([], stay)).toBeUndefined();
    expect(misfitOf([from('2026-11-10', '2026-11-19'), from('2026-11-29', '2026-12-01')], stay)).toBeUndefined();
  });

  it('does not fit where somebody comes on one of its days, or is still there on the first', () => {
    expect(misfitOf([from('2026-11-28', '2026-12-02')], stay)?.short).toBe('od 28.11');
    expect(misfitOf([from('2026-11-01', '2026-11-20')], stay)?.short).toBe('do 20.11');
    expect(misfitOf([from('2026-11-20', '2026-11-20')], stay)).toMatchObject({
      short: 'do 20.11',
      words: 'zajęte 20.11.2026: GSL1, Jan Nowak',
    });
  });

  it('is told of the first that is in its way', () => {
    const found = misfitOf([from('2026-11-27', '2026-11-27', 'b'), from('2026-11-24', '2026-11-25', 'a')], stay);
    expect(found?.occupant.key).toBe('a');
    expect(found?.words).toBe('zajęte 24.11.2026 – 25.11.2026: GSL1, Jan Nowak');
  });

  it('does not fit a place that somebody overdue has, however late it begins', () => {
    const overdue = { ...from('2026-11-10', '2026-11-12'), overdue: true };
    expect(misfitOf([overdue], stay)).toMatchObject({
      short: 'po terminie',
      words: 'zajęte, aż wróci, GSL1, Jan Nowak',
    });
    expect(misfitOf([overdue], { since: '2026-11-08', until: '2026-11-09' })).toBeUndefined();
  });

  it('is not in its own way', () => {
    expect(misfitOf([from('2026-11-20', '2026-11-28', 'parking 7')], stay, 'parking 7')).toBeUndefined();
  });

  it('is offered the nearest place where it fits, besides its own', () => {
    const taken: Record<number, Occupant[]> = { 4: [from('2026-11-20', '2026-11-20')], 5: [], 6: [] };
    const occupantsOf = (space: number) => taken[space] ?? [from('2026-11-21', '2026-11-21')];
    expect(nearestFitting([1, 2, 3, 4, 5, 6], occupantsOf, { stay, from: 2 })).toBe(5);
    expect(nearestFitting([1, 2, 3, 4, 5, 6], occupantsOf, { stay, from: 4 })).toBe(6);
    expect(nearestFitting([1, 2, 3], occupantsOf, { stay, from: 0 })).toBeUndefined();
  });
});
