import { type FlightStatus, placeOf } from '../../src/domain/flight.ts';
import { airportAt, type Place } from '../../src/domain/flight-map.ts';
import { randomFrom } from './random.ts';

interface SeededFlight {
  id: string;
  status: FlightStatus;
  departure: string;
  arrival: string;
  origin: string;
  destination: string;
}

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude });
/** Where the airports of the timetable lie, by IATA code. */
const airports: Record<string, Place> = {
  BZT: airportAt,
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
};
const airportOf = (text: string): Place => {
  const { code } = placeOf(text);
  const found = airports[code];
  if (!found) throw new Error(`Nobody knows where ${text} lies`);
  return found;
};

/** Of its way, how much a flight in each of these states may have behind it. */
const spans: Partial<Record<FlightStatus, [number, number]>> = { 'TAKE OFF': [0.005, 0.02], AIRBORNE: [0.06, 0.94], LANDING: [0.98, 0.995] };

/** Parameters of every flight that is moving: on the way between its airports, as far as its times say, high and fast in the middle of it. */
export function flightData(flights: readonly SeededFlight[], now: Date) {
  const random = randomFrom(500);
  return flights.flatMap(({ id, status, departure, arrival, origin, destination }) => {
    const span = spans[status];
    if (!span) return [];
    const [from, to] = [airportOf(origin), airportOf(destination)];
    const [leaves, lands] = [Date.parse(departure), Date.parse(arrival)];
    const done = Math.min(span[1], Math.max(span[0], (now.getTime() - leaves) / (lands - leaves)));
    const cruise = Math.min(1, done / 0.15, (1 - done) / 0.15);
    const between = (a: number, b: number) => Number((a + (b - a) * done).toFixed(5));
    return {
      flight_id: id,
      altitude: Math.round(cruise * (33_000 + 5000 * random())),
      track: bearing(from, to),
      ground_speed: Math.round(140 + cruise * (260 + 70 * random())),
      vertical_speed: Number((cruise < 1 ? 3 + 8 * random() : random()).toFixed(1)),
      latitude: between(from.latitude, to.latitude),
      longitude: between(from.longitude, to.longitude),
    };
  });
}

/** The course from one place to another, in whole degrees. */
function bearing(from: Place, to: Place): number {
  const east = (to.longitude - from.longitude) * Math.cos(((from.latitude + to.latitude) * Math.PI) / 360);
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI;
  return Math.round(degrees + 360) % 360;
}
