import { expect, test } from 'vitest';
import { parseTypedDay, today } from '../../src/domain/language/days.ts';
import { typedDay } from '../../src/domain/language/typed-day.ts';

test.each([
  ['31.02', 'W kalendarzu nie ma dnia 31.02'],
  ['30.2.2027', 'W kalendarzu nie ma dnia 30.2.2027'],
  ['1.1.27', 'Podaj rok czterema cyframi: 1.1.2027'],
])("of '%s' it is said what is wrong with it", (typed, words) => expect(typedDay.wrong(typed)).toBe(words));

test('the date given as an example is not past', () => {
  const [example = ''] = /[\d.]+$/.exec(typedDay.wrong('jutro')) ?? [];
  expect(parseTypedDay(example)).not.toBeNull();
  expect(String(parseTypedDay(example)) > today()).toBe(true);
});
