import { type Position, positionOfAirport } from '../../src/domain/flight/airports.ts';
import type { FlightStatus } from '../../src/domain/flight/flight-status.ts';
import { randomFrom } from './random.ts';

interface SeededFlight {
  id: string;
  status: FlightStatus;
  departure: string;
  arrival: string;
  origin: string;
  destination: string;
}

const positionIn = (text: string): Position => {
  const found = positionOfAirport(text);
  if (!found) throw new Error(`Nobody knows where ${text} lies`);
  return found;
};

/** Of its way, how much a flight in each of these states may have behind it. */
const spans: Partial<Record<FlightStatus, [number, number]>> = {
  'TAKE OFF': [0.005, 0.02],
  AIRBORNE: [0.06, 0.94],
  LANDING: [0.98, 0.995],
};

/**
 * Parameters of every flight that is moving: on the way between its airports, as far as its times say, high and fast in
 * the middle of it.
 */
export function flightData(flights: readonly SeededFlight[], now: Date) {
  const random = randomFrom(500);
  return flights.flatMap(({ id, status, departure, arrival, origin, destination }) => {
    const span = spans[status];
    if (!span) return [];
    const [from, to] = [positionIn(origin), positionIn(destination)];
    const [leaves, lands] = [Date.parse(departure), Date.parse(arrival)];
    const share = Math.min(span[1], Math.max(span[0], (now.getTime() - leaves) / (lands - leaves)));
    const cruise = Math.min(1, share / 0.15, (1 - share) / 0.15);
    const between = (a: number, b: number) => Number((a + (b - a) * share).toFixed(5));
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

/** The course from one position to another, in whole degrees. */
function bearing(from: Position, to: Position): number {
  const east = (to.longitude - from.longitude) * Math.cos(((from.latitude + to.latitude) * Math.PI) / 360);
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI;
  return Math.round(degrees + 360) % 360;
}
