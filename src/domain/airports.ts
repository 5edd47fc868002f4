import { airportCode } from './airport.ts';
import { cityAndCode } from './flight.ts';
import { wallTime, zone } from './language/days.ts';

export interface Position {
  latitude: number;
  longitude: number;
}
interface Airport extends Position {
  /** Its clock. */
  zone: string;
}
const at = (latitude: number, longitude: number, city = 'Warsaw'): Airport => ({
  latitude,
  longitude,
  zone: `Europe/${city}`,
});

/** Where this airport lies. */
export const airportAt = at(54.55, 16.95);

const airports = new Map(
  Object.entries({
    [airportCode]: airportAt,
    AMS: at(52.31, 4.76, 'Amsterdam'),
    ARN: at(59.65, 17.92, 'Stockholm'),
    BCN: at(41.3, 2.08, 'Madrid'),
    BGO: at(60.29, 5.22, 'Oslo'),
    BGY: at(45.67, 9.7, 'Rome'),
    CDG: at(49.01, 2.55, 'Paris'),
    CPH: at(55.62, 12.66, 'Copenhagen'),
    DUB: at(53.42, -6.27, 'Dublin'),
    DUS: at(51.29, 6.77, 'Berlin'),
    FRA: at(50.03, 8.57, 'Berlin'),
    HEL: at(60.32, 24.96, 'Helsinki'),
    KRK: at(50.08, 19.78),
    LTN: at(51.87, -0.37, 'London'),
    MUC: at(48.35, 11.79, 'Berlin'),
    NYO: at(58.79, 16.91, 'Stockholm'),
    OSL: at(60.19, 11.1, 'Oslo'),
    RIX: at(56.92, 23.97, 'Riga'),
    RZE: at(50.11, 22.02),
    STN: at(51.89, 0.24, 'London'),
    VIE: at(48.11, 16.57, 'Vienna'),
    WAW: at(52.17, 20.97),
    ZRH: at(47.46, 8.55, 'Zurich'),
  }),
);

/** Where the airport lies that a flight names, as 'Oslo (OSL)'; of one that nobody has flown to yet we do not know. */
const airportOf = (text: string): Airport | undefined => airports.get(cityAndCode(text).code);
export const positionOfAirport = (text: string): Position | undefined => airportOf(text);

/** What the clock at that airport shows, 'YYYY-MM-DD HH:MM:SS'; where we do not know it, ours. */
export const localTime = (text: string, at: string): string => wallTime(at, airportOf(text)?.zone);

/** Which clock that is, in words: 'czas lokalny, w Polsce 00:20'. */
export function clockWords(text: string, at: string): string {
  if ((airportOf(text)?.zone ?? zone) === zone) return 'czas polski';
  const here = wallTime(at);
  return localTime(text, at) === here
    ? 'czas lokalny, taki jak w\u00a0Polsce'
    : `czas lokalny, w\u00a0Polsce ${here.slice(11, 16)}`;
}
