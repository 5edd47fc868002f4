import { expect, test } from 'vitest';
import { compareSeats, freeSeats, seatsNear } from '../../src/domain/travel/seats.ts';

test('seats go by row and then by letter: 2E before 11A', () => {
  expect(['11A', '2E', '2 a', '10C', '1-B'].toSorted(compareSeats)).toEqual(['1-B', '2 a', '2E', '10C', '11A']);
});

test('of an airplane the seats that are not sold are free, however a sold one is written', () => {
  expect(freeSeats(6, ['1a', '2 B'])).toEqual(['1B', '1C', '2A', '2C']);
  expect(freeSeats(180, [])).toHaveLength(180);
  expect(freeSeats(180, []).at(-1)).toBe('30F');
});

test('beside a seat that is sold the nearest free ones are offered', () => {
  expect(seatsNear('14C', freeSeats(180, ['14C', '14B', '13C']), 3)).toEqual(['14D', '14A', '14E']);
});
