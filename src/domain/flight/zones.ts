import { airportCode } from '../../airport/identity.ts';
import { aheadOfUtc, wallTime } from '../language/days.ts';
import { cityAndCode } from './flight-words.ts';

/**
 * Airports whose clocks show another hour than ours: by how many, all year, since all of these set them at the same
 * moment. Where that is not so, as in Istanbul, a clock of `Intl` would be needed; it makes a page 9 ms later.
 */
const hoursAhead = new Map(Object.entries({ DUB: -1, LTN: -1, STN: -1, HEL: 1, RIX: 1 }));

/** Airports abroad whose clocks show the same hour as ours, and those of our country. */
const alike = 'AMS ARN BCN BGO BGY CDG CPH DUS FRA MUC NYO OSL VIE ZRH'.split(' ');
const polish = [airportCode, 'KRK', 'RZE', 'WAW'];

/** Of the airport that a flight names, as 'Oslo (OSL)': how many hours its clock is ahead of ours; 0 if unknown. */
const aheadAt = (text: string): number => hoursAhead.get(cityAndCode(text).code) ?? 0;

/** What the clock at that airport shows, 'YYYY-MM-DD HH:MM:SS'; where we do not know it, ours. */
export function localTime(text: string, at: string): string {
  const moment = Date.parse(at);
  const shown = new Date(moment + aheadOfUtc(moment) + aheadAt(text) * 3_600_000);
  return shown.toISOString().slice(0, 19).replace('T', ' ');
}

/** Its hour: '12:05'. */
export const localHour = (text: string, at: string): string => localTime(text, at).slice(11, 16);

/** '+1 h', '−1 h': by how much a clock that shows another hour than ours differs from it. */
export function zoneWords(text: string): string | undefined {
  const hours = aheadAt(text);
  return hours === 0 ? undefined : `${hours < 0 ? '−' : '+'}${Math.abs(hours)}\u00a0h`;
}

/** Which clock that is, in short: 'czas lokalny, +1 h'; at home nobody asks. */
export function clockShort(text: string): string | undefined {
  const { code } = cityAndCode(text);
  if (polish.includes(code)) return undefined;
  const difference = zoneWords(text);
  if (difference) return `czas lokalny, ${difference}`;
  return alike.includes(code) ? 'czas jak u\u00a0nas' : 'czas polski';
}

/** Which clock that is, in words: 'czas lokalny, +1 h, w Polsce 00:20'. */
export function clockWords(text: string, at: string): string {
  const short = clockShort(text) ?? 'czas polski';
  return aheadAt(text) !== 0 ? `${short}, w\u00a0Polsce ${wallTime(at).slice(11, 16)}` : short;
}
