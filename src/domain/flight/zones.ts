import { airportCode } from '../../airport/identity.ts';
import { wallTime } from '../language/days.ts';
import { cityAndCode } from './flight-words.ts';

/** Airports whose clocks show another hour than ours; Dublin goes by London's, Riga by Helsinki's. */
const elsewhere = new Map([
  ['DUB', 'Europe/London'],
  ['LTN', 'Europe/London'],
  ['STN', 'Europe/London'],
  ['HEL', 'Europe/Helsinki'],
  ['RIX', 'Europe/Helsinki'],
]);

/** Airports abroad whose clocks show the same hour as ours, and those of our country. */
const alike = ['AMS', 'ARN', 'BCN', 'BGO', 'BGY', 'CDG', 'CPH', 'DUS', 'FRA', 'MUC', 'NYO', 'OSL', 'VIE', 'ZRH'];
const polish = [airportCode, 'KRK', 'RZE', 'WAW'];

/** Of the airport that a flight names, as 'Oslo (OSL)': its clock, where that is another than ours. */
const zoneOf = (text: string): string | undefined => elsewhere.get(cityAndCode(text).code);

/** What the clock at that airport shows, 'YYYY-MM-DD HH:MM:SS'; where we do not know it, ours. */
export const localTime = (text: string, at: string): string => wallTime(at, zoneOf(text));

/** Its hour: '12:05'. */
export const localHour = (text: string, at: string): string => localTime(text, at).slice(11, 16);

/** '+1 h', '−1 h': by how much a clock that shows another hour than ours differs from it. */
export function zoneWords(text: string, at: string): string | undefined {
  const zone = zoneOf(text);
  if (!zone) return undefined;
  const shown = (clock?: string) => Date.parse(`${wallTime(at, clock).replace(' ', 'T')}Z`);
  const hours = Math.round((shown(zone) - shown()) / 3_600_000);
  return `${hours < 0 ? '−' : '+'}${Math.abs(hours)}\u00a0h`;
}

/** Which clock that is, in short: 'czas lokalny, +1 h'; at home nobody asks. */
export function clockShort(text: string, at: string): string | undefined {
  const { code } = cityAndCode(text);
  if (polish.includes(code)) return undefined;
  const difference = zoneWords(text, at);
  if (difference) return `czas lokalny, ${difference}`;
  return alike.includes(code) ? 'czas jak u\u00a0nas' : 'czas polski';
}

/** Which clock that is, in words: 'czas lokalny, +1 h, w Polsce 00:20'. */
export function clockWords(text: string, at: string): string {
  const short = clockShort(text, at) ?? 'czas polski';
  return zoneOf(text) ? `${short}, w\u00a0Polsce ${wallTime(at).slice(11, 16)}` : short;
}
