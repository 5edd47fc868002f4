/** Hours alone, or with two digits of minutes: '13', '1355', '9:05', '13.55', '13 55'. */
const written = /^(\d{1,2})(?:\s*[:.,;\s]\s*(\d\d)|(\d\d))?$/;
/** '7:5' may be 7:05 as well as 7:50. */
const oneDigit = /^(\d{1,2})\s*[:.,;]\s*(\d)$/;
const two = (part: string | number) => String(part).padStart(2, '0');

/** '1355', '13:55', '13.55', '13' → '13:55', on a clock of 24 hours; else null. */
export function parseTypedTime(typed: string): string | null {
  const [, hours, after, joined] = written.exec(typed.trim()) ?? [];
  const minutes = after ?? joined ?? '00';
  return hours && Number(hours) < 24 && Number(minutes) < 60 ? `${two(hours)}:${minutes}` : null;
}

/** What is wrong with what was typed for a time, where it cannot be read as one. */
function problemWith(typed: string): string {
  const text = typed.trim();
  const [, hours, minute] = oneDigit.exec(text) ?? [];
  if (hours) return `Podaj minuty dwiema cyframi: ${hours}:0${minute} albo ${hours}:${minute}0`;
  return written.test(text) ? `Zegar nie pokazuje godziny ${text}` : 'Wpisz godzinę jak 13:55';
}

/** A minute later or earlier; with the caret in the hours of '13:55' an hour. */
function stepTime(time: string, by: 1 | -1, caret: number): string {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + by * (caret < 3 ? 60 : 1);
  const ofDay = (minutes + 1440) % 1440;
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** How a time of day is typed: read, written, moved by arrow keys, and what to say of a text that is no time. */
export const typedTime = {
  parse: parseTypedTime,
  format: (time: string): string => time,
  step: stepTime,
  problemWith,
};
