import { describe, expect, it } from 'vitest';
import { allSpaces, levels, parkingLevel, spaceMeant, spacesOf } from '../../src/domain/booking/parking.ts';
import {
  factsOf,
  hasFact,
  preselectedOf,
  recommendedOf,
  spaceFactNames,
  spacesWith,
  whereIs,
} from '../../src/domain/booking/space-facts.ts';

describe('what a parking space has', () => {
  it('is said of spaces of its own level alone, in order', () => {
    for (const level of levels)
      for (const fact of spaceFactNames) {
        // A level may have none
        const [first, last] = parkingLevel[level][fact] ?? [parkingLevel[level].first, parkingLevel[level].last];
        expect(spacesOf(level)).toEqual(expect.arrayContaining([first, last]));
        expect(first).toBeLessThanOrEqual(last);
      }
  });

  it('is told by the space, of space 0 too, and of no space that there is not', () => {
    expect(factsOf(0)).toEqual(['accessible']);
    expect(factsOf(3)).toEqual([]);
    expect(factsOf(44)).toEqual(['charger']);
    expect(factsOf(54)).toEqual(['charger']);
    expect(hasFact(101, 'charger')).toBe(false);
    expect(hasFact(-1, 'accessible')).toBe(false);
  });

  it('is found by the level', () => {
    expect(spacesWith('A', ['charger'])).toEqual([44, 45, 46, 47, 48, 49, 50]);
    expect(spacesWith('A', [])).toEqual(spacesOf('A'));
    expect(spacesWith('B', ['charger', 'accessible'])).toEqual([]);
    expect(whereIs('charger')).toBe('A\u00a044–50, B\u00a051–54');
  });

  it('is there for a part of the spaces, as many as are prescribed for people with disabilities', () => {
    const accessible = allSpaces.filter((space) => hasFact(space, 'accessible'));
    // Of 101 spaces 4 in a hundred
    expect(accessible.length).toBeGreaterThanOrEqual(4);
    expect(accessible.filter((space) => hasFact(space, 'charger'))).toEqual([]);
  });
});

describe('of the spaces that are free', () => {
  it.each([
    [[0, 1, 2, 44, 3, 4], 44, 3],
    [[0, 2, 45], 45, undefined],
    [[0, 1, 2], undefined, undefined],
    [[51, 55, 56, 57], 51, 57],
  ])('%j none for people with disabilities is preselected or recommended', (free, preselected, recommended) => {
    expect([preselectedOf(free), recommendedOf(free)]).toEqual([preselected, recommended]);
  });
});

describe('a space that somebody means', () => {
  it.each([
    ['18', 18],
    ['A18', 18],
    ['a 18', 18],
    ['17B', 17],
    ['0', 0],
    [String(Math.max(...allSpaces) + 1), undefined],
    ['GSL18', undefined],
    ['', undefined],
  ])('by “%s” is %s', (term, space) => {
    expect(spaceMeant(term)).toBe(space);
  });
});
