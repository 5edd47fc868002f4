import { formatTime, isDay, parseInstant, wallTime } from './days.ts';
import { typedDay } from './typed-day.ts';
import { typedTime } from './typed-time.ts';

/** A day and a time as two fields hold them: 'YYYY-MM-DD' and 'HH:MM', or a text that is no day or time yet. */
export interface TypedMoment {
  day: string;
  time: string;
}

// No field of one line can hold it, so that what was typed comes apart again as it was
const between = '\n';
const isTime = (text: string) => typedTime.parse(text) === text;

/** Both as one value of a form: 'YYYY-MM-DD HH:MM' in Warsaw; a text that is no moment yet stays as it was typed. */
export function joinMoment({ day, time }: TypedMoment): string {
  if (day === '' && time === '') return '';
  return isDay(day) && isTime(time) ? `${day} ${time}` : `${day}${between}${time}`;
}

/** A moment as it is stored, or a value of `joinMoment`, as Warsaw's clock shows it. */
export function splitMoment(value: string): TypedMoment {
  const at = value.includes(between) ? null : parseInstant(value);
  if (at) return { day: wallTime(at).slice(0, 10), time: formatTime(at) };
  const [day = '', time = ''] = value.split(between);
  return { day, time };
}

/** What is wrong with a moment as it was typed, and in which of its two fields; undefined of another text. */
export function problemWithMoment(value: string): { of: keyof TypedMoment; words: string } | undefined {
  if (!value.includes(between)) return undefined;
  const { day, time } = splitMoment(value);
  if (day.trim() === '' && time.trim() === '') return undefined;
  if (!isDay(day)) return { of: 'day', words: day.trim() === '' ? 'Podaj datę' : typedDay.problemWith(day) };
  if (isTime(time)) return undefined;
  return { of: 'time', words: time.trim() === '' ? 'Podaj godzinę' : typedTime.problemWith(time) };
}
