import { expect, test } from 'vitest';
import { minutesLate, sumWords } from '../../src/domain/flight/delay.ts';
import {
  delayCodes,
  findCodes,
  lateInbound,
  problemWithCode,
  reasonWords,
} from '../../src/domain/flight/delay-codes.ts';

const planned: Parameters<typeof minutesLate>[0] = {
  ...{ id: '1', number: 'LO1', status: 'SCHEDULED', is_departure: true, airplane_serial_no: '1', Gates_id: null },
  ...{ departure: '2026-10-25T00:10:00.000Z', arrival: '2026-10-25T02:10:00.000Z', estimated: null },
  ...{ actual_departure: null, actual_arrival: null },
};

test('the codes have two digits, each once, with words and a group', () => {
  const codes = delayCodes.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual([...codes].sort());
  expect(codes.every((code) => /^\d\d$/.test(code))).toBe(true);
  expect(new Set(delayCodes.map(({ words }) => words)).size).toBe(codes.length);
  expect(delayCodes.every(({ code }) => problemWithCode('AHM730', code) === undefined)).toBe(true);
});

test('a word, its beginning, words without their signs, and a number find a code', () => {
  const found = (term: string) => findCodes(term).map(({ code }) => code);
  expect(found('taśmo')).toEqual(['18', '33']);
  expect(found('TASMOCIAG')).toEqual(['33']);
  expect(found('zaloga pozno')).toContain('63');
  expect(found('93')).toEqual([lateInbound]);
  expect(found('9')).toEqual(['91', '92', '93', '94', '95', '96', '97', '98', '99']);
  expect(found('xyz')).toEqual([]);
  expect(found('')[0]).toBe(lateInbound);
});

test('a reason has words; of three letters its code', () => {
  expect(reasonWords({ scheme: 'AHM730', code: '93' })).toBe('Samolot przyleciał za późno');
  expect(reasonWords({ scheme: 'AHM732', code: 'RAT' })).toBe('Kod RAT (AHM 732)');
});

test.each([
  [{}, 0],
  [{ estimated: '2026-10-25T00:40:00.000Z' }, 30],
  // The hour that comes twice: the clocks say 02:10 and 02:10
  [{ estimated: '2026-10-25T01:10:00.000Z' }, 60],
  [{ estimated: '2026-10-25T00:40:00.000Z', actual_departure: '2026-10-25T00:47:59.000Z' }, 37],
  [{ actual_departure: '2026-10-25T00:04:00.000Z' }, 0],
  [{ is_departure: false, estimated: '2026-10-25T02:35:00.000Z' }, 25],
])('minutes late to the minute: %j', (of, minutes) => {
  expect(minutesLate({ ...planned, ...of })).toBe(minutes);
});

test.each([
  [30, [22, 8], '30 z 30 min wyjaśnione'],
  [40, [22, 8], '30 z 40 min wyjaśnione, brakuje 10 min'],
  [25, [22, 8], '30 min przyczyn na 25 min opóźnienia: o 5 min za dużo'],
  [40, [], '0 z 40 min wyjaśnione, brakuje 40 min'],
  [0, [], 'Lot nie jest opóźniony'],
])('the minutes of the reasons add up, or by how much not: %i, %j', (late, minutes, words) => {
  expect(
    sumWords(
      late,
      minutes.map((it) => ({ minutes: it })),
    ),
  ).toBe(words);
});
