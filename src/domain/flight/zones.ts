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

/** Of the airport that a flight names, as 'Oslo (OSL)': its clock, where that is another than ours. */
export const zoneOf = (text: string): string | undefined => elsewhere.get(cityAndCode(text).code);

/** What the clock at that airport shows, 'YYYY-MM-DD HH:MM:SS'; where we do not know it, ours. */
export const localTime = (text: string, at: string): string => wallTime(at, zoneOf(text));

/** '+1 h', '−1 h': by how much a clock that shows another hour than ours differs from it. */
export function zoneWords(text: string, at: string): string | undefined {
  const zone = zoneOf(text);
  if (!zone) return undefined;
  const shown = (clock?: string) => Date.parse(`${wallTime(at, clock).replace(' ', 'T')}Z`);
  const hours = Math.round((shown(zone) - shown()) / 3_600_000);
  return `${hours < 0 ? '−' : '+'}${Math.abs(hours)}\u00a0h`;
}
