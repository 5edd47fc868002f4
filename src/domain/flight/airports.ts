import { airportCode } from '../../airport/identity.ts';
import { airportAt } from '../../airport/position.ts';
import { cityAndCode } from './flight-words.ts';

/** 'Oslo (OSL)': a city and, in parentheses, the letters and digits by which airlines call its airport. */
export const isAirport = (text: string): boolean => /\S.*\([A-Z\d]{3,4}\)$/i.test(text.trim());

export interface Position {
  latitude: number;
  longitude: number;
}
const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

const airports = new Map(
  Object.entries({
    [airportCode]: airportAt,
    AMS: at(52.31, 4.76),
    ARN: at(59.65, 17.92),
    BCN: at(41.3, 2.08),
    BGO: at(60.29, 5.22),
    BGY: at(45.67, 9.7),
    CDG: at(49.01, 2.55),
    CPH: at(55.62, 12.66),
    DUB: at(53.42, -6.27),
    DUS: at(51.29, 6.77),
    FRA: at(50.03, 8.57),
    HEL: at(60.32, 24.96),
    KRK: at(50.08, 19.78),
    LTN: at(51.87, -0.37),
    MUC: at(48.35, 11.79),
    NYO: at(58.79, 16.91),
    OSL: at(60.19, 11.1),
    RIX: at(56.92, 23.97),
    RZE: at(50.11, 22.02),
    STN: at(51.89, 0.24),
    VIE: at(48.11, 16.57),
    WAW: at(52.17, 20.97),
    ZRH: at(47.46, 8.55),
  }),
);

/** Where the airport lies that a flight names, as 'Oslo (OSL)'; of one that nobody has flown to yet we do not know. */
export const positionOfAirport = (text: string): Position | undefined => airports.get(cityAndCode(text).code);

/** The codes of all airports that we know. */
export const knownAirports = [...airports.keys()];
