import { expect, test } from 'vitest';
import { dayName, monthName, weekdayName } from '../../src/ui/calendar-words.ts';

test('the words of a calendar are those of Intl', () => {
  const said = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('pl-PL', parts).format;
  const [month, weekday] = [said({ month: 'long', year: 'numeric' }), said({ weekday: 'long' })];
  const day = said({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  for (let nth = 0; nth < 400; nth++) {
    const date = new Date(2027, 11, 20 + nth);
    expect([monthName(date), weekdayName(date), dayName(date)]).toEqual([month(date), weekday(date), day(date)]);
  }
});
