import { expect, test } from 'vitest';
import { squareOf, wholeOf, within } from '../../src/admin/sections/profil/crop.ts';

const picture = { width: 400, height: 300 };

test('at first the largest square in the middle is cut out', () => {
  expect(squareOf(picture, wholeOf(picture))).toEqual({ left: 50, top: 0, side: 300 });
});

test.each([
  ['left', { x: -50, y: 150, zoom: 2 }, { left: 0, top: 75, side: 150 }],
  ['below', { x: 200, y: 900, zoom: 2 }, { left: 125, top: 150, side: 150 }],
])('a square moved out to the %s stays in the picture', (_where, crop, square) => {
  expect(squareOf(picture, within(picture, crop))).toEqual(square);
});

test.each([
  [0.2, 1],
  [9, 3],
])('a zoom of %d counts as %d', (zoom, counts) => {
  expect(within(picture, { ...wholeOf(picture), zoom }).zoom).toBe(counts);
});
