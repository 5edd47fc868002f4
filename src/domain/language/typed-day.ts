import { addDays, type Day, formatDay, parseTypedDay, today } from './days.ts';

/** What is wrong with what was typed for a day, where it cannot be read as one. */
function wrongDay(typed: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{1,3})$/.exec(typed.trim()) ?? [];
  if (year) return `Podaj rok czterema cyframi: ${day}.${month}.20${year.padStart(2, '0').slice(-2)}`;
  if (isWritten.test(typed.trim())) return `W kalendarzu nie ma dnia ${typed.trim()}`;
  return `Wpisz datę jak ${formatDay(addDays(today(), 7))}`;
}
const isWritten = /^\d{1,2}[./\- ]\d{1,2}([./\- ]\d{4})?\.?$|^\d{4}-\d\d-\d\d$/;

/** How a day is typed: read, written, and what to say of what is none. */
export const typedDay = {
  parse: (typed: string): Day | null => parseTypedDay(typed),
  format: formatDay,
  wrong: wrongDay,
};
