import { clockChanges } from './clock-changes.ts';
import { lazyValue } from './lazy-value.ts';

/**
 * A calendar date 'YYYY-MM-DD' in Europe/Warsaw: the one form of a day from the calendar that is pressed to SQL's own
 * `date`. It is written otherwise only at the edges: `formatDay` for people, `wireDay` where the API takes moments.
 */
export type Day = `${number}-${number}-${number}`;

export const zone = 'Europe/Warsaw';
const [hourMs, dayMs] = [3_600_000, 86_400_000];

// The Swedish locale writes dates the ISO way: 2026-06-19 12:03:00
const clock = lazyValue(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }),
);

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const isoDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10) as Day;

/** What Warsaw's clock shows, by what the build knows of its changes; undefined in another year. */
function knownWallTime(at: Date): string | undefined {
  const next = clockChanges.findIndex(([since]) => since * hourMs > at.getTime());
  const last = clockChanges[next - 1];
  return last && new Date(at.getTime() + last[1] * hourMs).toISOString().slice(0, 19).replace('T', ' ');
}
/** What a clock in Warsaw shows at this moment: 'YYYY-MM-DD HH:MM:SS'. */
export function wallTime(at: string | number | Date): string {
  const moment = new Date(at);
  return knownWallTime(moment) ?? clock().format(moment);
}
/** How far Warsaw's clock is ahead of UTC at this moment, in ms. */
export const aheadOfUtc = (at: number): number => Date.parse(`${wallTime(at).replace(' ', 'T')}Z`) - at;
export const dayOf = (at: string | number | Date): Day => wallTime(at).slice(0, 10) as Day;
export const today = (now: number | Date = Date.now()): Day => dayOf(now);
export const addDays = (day: Day, n: number): Day => isoDay(utc(day) + n * dayMs);
/** Calendar days from a to b: never from milliseconds of local time, which lose an hour in spring. */
const daysBetween = (a: Day, b: Day): number => Math.round((utc(b) - utc(a)) / dayMs);
/** Days of a stay, first and last included: 31.12–01.01 is 2. */
export const dayCount = (since: Day, until: Day): number => daysBetween(since, until) + 1;
/** Is there such a day in the calendar, of whichever year? */
export const isCalendarDay = (text: string): text is Day =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(utc(text)) && isoDay(utc(text)) === text;
/** A day that can be reckoned with, and the days beside it: of the years 1900 to 9998. */
export const isDay = (text: string): text is Day => isCalendarDay(text) && text >= '1900' && text < '9999';

/** The moment a Warsaw clock shows `wall`; where spring skips that hour, the moment after the gap. */
function momentOf(wall: string): number {
  const asUtc = Date.parse(`${wall.replace(' ', 'T')}Z`);
  const guess = aheadOfUtc(asUtc);
  const better = aheadOfUtc(asUtc - guess);
  const skipped = better !== guess && aheadOfUtc(asUtc - better) !== better;
  return asUtc - (skipped ? Math.min(guess, better) : better);
}

const naive = /^(\d{4}-\d\d-\d\d)[ T]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d(?:\.\d+)?)?$/;
const withOffset = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/**
 * 'YYYY-MM-DD HH:MM:SS' (Warsaw) or ISO with an offset → ISO in UTC; anything else, or a date that does not exist →
 * null.
 */
export function parseInstant(text: string): string | null {
  const trimmed = text.trim();
  if (!isDay(trimmed.slice(0, 10))) return null;
  const [, day, time, seconds = ':00'] = naive.exec(trimmed) ?? [];
  const ms = day
    ? momentOf(`${day} ${time}${seconds.slice(0, 3)}`)
    : withOffset.test(trimmed)
      ? Date.parse(trimmed)
      : Number.NaN;
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** Midnight that begins a day in Warsaw, in ms. */
export const startOf = (day: Day): number => momentOf(wireDay(day));

/** What a booking or a filter sends for a day: midnight in Warsaw. */
export const wireDay = (day: Day): string => `${day} 00:00:00`;

/** 19.06.2026 */
export const formatDay = (day: Day): string => day.split('-').reverse().join('.');
const weekdays = ['nd', 'pn', 'wt', 'śr', 'cz', 'pt', 'so'] as const;
/** pt 19.06.2026 */
export const formatWeekday = (day: Day): string => `${weekdays[new Date(utc(day)).getUTCDay()]} ${formatDay(day)}`;
/** pt 19.06, on one line */
export const formatShort = (day: Day): string => formatWeekday(day).slice(0, -5).replace(' ', '\u00a0');
/** pt 19.06.2026 – nd 21.06.2026; one day alone */
export const formatStay = (since: Day, until: Day): string =>
  since === until ? formatWeekday(since) : `${formatWeekday(since)} – ${formatWeekday(until)}`;
/** 27–29.06, 24.06–2.07; of a year and more, as of a car that nobody has brought back, 24.11.2026–24.11.2027 */
export function formatSpan({ since, until }: { since: Day; until: Day }): string {
  const isYears = since.slice(0, 4) !== until.slice(0, 4) && since.slice(5) <= until.slice(5);
  if (isYears) return `${formatDay(since)}–${formatDay(until)}`;
  const [from, to] = [dayAndMonth(since), dayAndMonth(until)];
  if (since === until) return from.join('.');
  const first = since.slice(0, 7) === until.slice(0, 7) ? from[0] : from.join('.');
  return `${first}–${to.join('.')}`;
}
const dayAndMonth = (day: Day) => [Number(day.slice(8)), day.slice(5, 7)] as const;
const longWeekdays = ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'] as const;
const monthsOfDays = [
  ...(['stycznia', 'lutego', 'marca', 'kwietnia', 'maja', 'czerwca'] as const),
  ...(['lipca', 'sierpnia', 'września', 'października', 'listopada', 'grudnia'] as const),
] as const;
/** piątek, 19 czerwca; in words of our own, for a page that makes an `Intl` clock is 9 ms later, on a slow phone 36 */
export function formatLongDay(day: Day): string {
  const date = new Date(utc(day));
  return `${longWeekdays[date.getUTCDay()]}, ${date.getUTCDate()} ${monthsOfDays[date.getUTCMonth()]}`;
}
/** 12:03 */
export const formatTime = (at: string | number | Date): string => wallTime(at).slice(11, 16);
/** 19.06.2026, 12:03 */
export const formatInstant = (at: string): string => `${formatDay(dayOf(at))}, ${formatTime(at)}`;
