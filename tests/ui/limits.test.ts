import { expect, test } from 'vitest';
import { allSpaces, parking } from '../../src/domain/booking/parking.ts';
import { airplane } from '../../src/domain/flight/airplane.ts';
import { flightData } from '../../src/domain/flight/flight-data.ts';
import { money } from '../../src/domain/kernel/field.ts';
import { limitsInWords } from '../../src/fields/limits.ts';

test('bounds of a number are told where it is typed, not under a list or a slider', () => {
  expect(limitsInWords(parking.fields.space_id)).toBe(`Od ${Math.min(...allSpaces)} do ${Math.max(...allSpaces)}`);
  expect(limitsInWords(parking.fields.space_id, true)).toBeUndefined();
});

test('the longest text is told, whatever control it has', () => {
  expect(limitsInWords(airplane.fields.model, true)).toMatch(/^Najwyżej \d+ znaków$/);
});

test('a bound below zero has a minus sign, not a hyphen', () => {
  expect(limitsInWords(flightData.fields.latitude)).toBe('Od \u221290 do 90°');
});

test('bounds of an amount are told in złoty', () => {
  expect(limitsInWords(money('Opłata', { min: 50, max: 20_000 }))).toBe('Od 0,50 do 200,00\u00a0zł');
});
