import { addDays, type Day, formatDay, isCalendarDay, today } from './days.ts';

/** Day, month and year as they are typed, whether or not there is such a day; the year may be left out. */
const written = /^(\d{1,2})[./\- ](\d{1,2})(?:[./\- ](\d{1,4}))?\.?$/;
/** '19. 06. 2026' and '19.06.2026 r.' are '19.06.2026', with whatever blank or dash they were pasted. */
const plain = (typed: string) =>
  typed
    .trim()
    .replace(/r\.?$/i, '')
    .trim()
    .replace(/[‐-―]/g, '-')
    .replace(/\s*([./\-\s])\s*/g, '$1')
    .replace(/\s/g, ' ');
const iso = /^\d{4}-\d\d-\d\d$/;

/**
 * '19.06.2026', '19.6.26', '19.06' (this year or the next) or ISO → a day; else null. One that is `past` is the last
 * such day: '12.05.99' of a birth is in 1999.
 */
export function parseTypedDay(typed: string, now: Day = today(), past = false): Day | null {
  const text = plain(typed);
  if (isCalendarDay(text)) return text;
  const [, d, m, y] = written.exec(text) ?? [];
  if (!d || !m) return null;
  const on = (year: string) => `${year}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const year = Number(now.slice(0, 4));
  const years = !y ? [year, past ? year - 1 : year + 1] : y.length === 2 ? [`20${y}`, past ? `19${y}` : `20${y}`] : [y];
  const days = years.map((it) => on(String(it)));
  const day = days.find((it) => (past ? it <= now : it >= now)) ?? days.at(-1) ?? '';
  return isCalendarDay(day) ? day : null;
}

/** What is wrong with what was typed for a day, where it cannot be read as one. */
function problemWith(typed: string, past = false): string {
  const text = plain(typed);
  const [, day, month, year] = written.exec(text) ?? [];
  if (year && (year.length === 1 || year.length === 3)) {
    const whole = parseTypedDay(`${day}.${month}.${year.padStart(2, '0').slice(-2)}`, today(), past);
    return `Podaj rok czterema cyframi${whole ? `: ${day}.${month}.${whole.slice(0, 4)}` : ''}`;
  }
  if (day || iso.test(text)) return `W kalendarzu nie ma dnia ${text}`;
  return `Wpisz datę jak ${past ? '19.06.1990' : formatDay(addDays(today(), 7))}`;
}

/** The day after or before; with the caret in the month or the year of '19.06.2026' the next of those. */
export function stepDay(day: Day, by: 1 | -1, caret: number): Day {
  if (caret < 3) return addDays(day, by);
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + by * (caret < 6 ? 1 : 12);
  const first = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  const same = addDays(first as Day, Number(day.slice(8)) - 1);
  // The 31st of a month that has thirty days is its last
  return same.slice(0, 7) === first.slice(0, 7) ? same : addDays(same, -Number(same.slice(8)));
}

/** How a day is typed: read, written, moved by arrow keys, and what to say of a text that is no day. */
export const typedDay = {
  parse: (typed: string): Day | null => parseTypedDay(typed),
  format: formatDay,
  step: stepDay,
  problemWith,
};
