/** Real airlines, airports and aircraft, flown to an airport that does not exist. */

export interface Rotation {
  airline: string;
  /** IATA code of the airline. */
  code: string;
  airport: string;
  /** Departure from here, minutes after midnight in Warsaw. */
  leaves: number;
  /** Block time in minutes. */
  minutes: number;
  type: AircraftType;
  /** The number of the flight that comes in; the one that leaves has the next. */
  number: number;
  /** Days of the week it flies, 0 = Sunday; absent: daily. */
  days?: readonly number[];
}

export const aircraftTypes = {
  'Embraer 195': {
    maker: 'Embraer',
    year: 2012,
    seats: 112,
    tank: 16_150,
    crew: 5,
    cargo: 9_000,
    serial: 19_000_431,
    step: 17,
  },
  'Embraer 170': {
    maker: 'Embraer',
    year: 2009,
    seats: 76,
    tank: 11_670,
    crew: 4,
    cargo: 6_500,
    serial: 17_000_125,
    step: 23,
  },
  'Boeing 737-800': {
    maker: 'Boeing',
    year: 2014,
    seats: 189,
    tank: 26_020,
    crew: 6,
    cargo: 18_000,
    serial: 44_712,
    step: 61,
  },
  'Boeing 737 MAX 8': {
    maker: 'Boeing',
    year: 2021,
    seats: 197,
    tank: 25_940,
    crew: 6,
    cargo: 18_500,
    serial: 62_301,
    step: 47,
  },
  'Airbus A320neo': {
    maker: 'Airbus',
    year: 2020,
    seats: 180,
    tank: 26_730,
    crew: 6,
    cargo: 16_600,
    serial: 10_217,
    step: 89,
  },
  'Airbus A321neo': {
    maker: 'Airbus',
    year: 2021,
    seats: 239,
    tank: 26_730,
    crew: 7,
    cargo: 19_400,
    serial: 8_102,
    step: 131,
  },
  'Airbus A220-300': {
    maker: 'Airbus',
    year: 2022,
    seats: 145,
    tank: 21_500,
    crew: 5,
    cargo: 10_200,
    serial: 55_103,
    step: 19,
  },
  'ATR 72-600': { maker: 'ATR', year: 2016, seats: 70, tank: 6_200, crew: 4, cargo: 7_400, serial: 1_318, step: 11 },
  'Bombardier CRJ900': {
    maker: 'Bombardier',
    year: 2013,
    seats: 90,
    tank: 10_990,
    crew: 4,
    cargo: 7_800,
    serial: 15_244,
    step: 29,
  },
} as const;
export type AircraftType = keyof typeof aircraftTypes;

/** How many of a type each airline flies here. */
export const fleetSize = 2;

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const workdays = [1, 2, 3, 4, 5] as const;
const fly = (
  code: string,
  airline: string,
  number: number,
  airport: string,
  leaves: string,
  minutes: number,
  type: AircraftType,
  days?: readonly number[],
): Rotation => ({ code, airline, number, airport, leaves: at(leaves), minutes, type, ...(days && { days }) });

export const rotations: readonly Rotation[] = [
  fly('LO', 'PLL LOT', 3800, 'Warszawa (WAW)', '06:05', 60, 'Embraer 195'),
  fly('LH', 'Lufthansa', 1370, 'Frankfurt (FRA)', '06:30', 105, 'Airbus A320neo'),
  fly('FR', 'Ryanair', 2440, 'Dublin (DUB)', '06:55', 165, 'Boeing 737-800'),
  fly('KL', 'KLM', 1980, 'Amsterdam (AMS)', '07:20', 110, 'Embraer 195'),
  fly('W6', 'Wizz Air', 1720, 'Londyn Luton (LTN)', '08:15', 140, 'Airbus A321neo'),
  fly('SK', 'SAS', 1740, 'Kopenhaga (CPH)', '09:10', 65, 'Airbus A320neo'),
  fly('DY', 'Norwegian', 1070, 'Oslo (OSL)', '09:55', 90, 'Boeing 737 MAX 8', [0, 1, 3, 5]),
  fly('LO', 'PLL LOT', 3840, 'Kraków (KRK)', '10:25', 70, 'Embraer 170', workdays),
  fly('WF', 'Widerøe', 490, 'Bergen (BGO)', '11:15', 110, 'ATR 72-600', [3, 6]),
  fly('AY', 'Finnair', 1160, 'Helsinki (HEL)', '11:50', 95, 'ATR 72-600'),
  fly('BT', 'airBaltic', 430, 'Ryga (RIX)', '12:40', 75, 'Airbus A220-300'),
  fly('LX', 'Swiss', 1350, 'Zurych (ZRH)', '13:20', 115, 'Airbus A220-300', [1, 2, 4, 5, 0]),
  fly('LO', 'PLL LOT', 3880, 'Warszawa (WAW)', '14:10', 60, 'Embraer 170'),
  fly('FR', 'Ryanair', 3140, 'Mediolan Bergamo (BGY)', '14:45', 130, 'Boeing 737-800', [2, 4, 6]),
  fly('EW', 'Eurowings', 4810, 'Düsseldorf (DUS)', '15:30', 100, 'Airbus A320neo'),
  fly('W6', 'Wizz Air', 1680, 'Sztokholm Skavsta (NYO)', '16:05', 70, 'Airbus A321neo', [1, 3, 5, 0]),
  fly('LH', 'Lufthansa', 1640, 'Monachium (MUC)', '16:50', 100, 'Bombardier CRJ900'),
  fly('U2', 'easyJet', 5230, 'Paryż Charles de Gaulle (CDG)', '17:35', 140, 'Airbus A320neo', [1, 4, 5, 0]),
  fly('SK', 'SAS', 2830, 'Sztokholm Arlanda (ARN)', '18:20', 70, 'Bombardier CRJ900'),
  fly('LO', 'PLL LOT', 3920, 'Rzeszów (RZE)', '19:00', 85, 'Embraer 170', workdays),
  fly('W6', 'Wizz Air', 1540, 'Barcelona El Prat (BCN)', '19:45', 185, 'Airbus A321neo', [2, 4, 6, 0]),
  fly('OS', 'Austrian', 580, 'Wiedeń (VIE)', '20:30', 85, 'Embraer 195'),
  fly('LO', 'PLL LOT', 3960, 'Warszawa (WAW)', '21:15', 60, 'Embraer 195'),
  fly('FR', 'Ryanair', 5020, 'Londyn Stansted (STN)', '22:00', 140, 'Boeing 737-800'),
];
