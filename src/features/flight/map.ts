import { airportAt } from '../../airport/position.ts';
import { type Position, positionOfAirport } from '../../domain/flight/airports.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import type { FlightData } from '../../domain/flight/flight-data.ts';

interface Point {
  x: number;
  y: number;
}
/** The projection of the drawn map: degrees keep their shape at 52° north. */
const pointOf = ({ latitude, longitude }: Position): Point => ({ x: (longitude + 15) * 6.2, y: (66 - latitude) * 10 });
const round = (n: number) => Math.round(n * 100) / 100;
/** A map is 1.6 times as wide as high, and never nearer than this. */
const ratio = 1.6;
const nearest = 70;
/** Beside its points a map has room for their names. */
const room = { x: 1.8, y: 1.6 };

/**
 * The part of the drawn map that holds the aircraft and both airports, where they are on it, and the way behind and
 * ahead; `scale` makes signs as large on every part.
 */
export function mapOf(
  position: Position & Pick<FlightData, 'track'>,
  flight: Pick<Flight, 'is_departure' | 'origin' | 'destination'>,
) {
  const there = positionOfAirport(flight.is_departure ? flight.destination : flight.origin);
  const [home, aircraft, far] = [pointOf(airportAt), pointOf(position), there && pointOf(there)];
  const [begin, end] = flight.is_departure ? [home, far] : [far, home];
  const points = [home, aircraft, ...(far ? [far] : [])];
  const [across, down] = [extent(points.map(({ x }) => x)), extent(points.map(({ y }) => y))];
  const width = Math.max(nearest, across.length * room.x + 20, (down.length * room.y + 20) * ratio);
  const height = width / ratio;
  const scale = round(width / 640);
  const put = ({ x, y }: Point) => `translate(${round(x)} ${round(y)}) scale(${scale})`;
  const way = (from: Point | undefined, to: Point | undefined) =>
    from && to ? `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}` : '';
  const other = far ?? aircraft;
  const left = across.middle - width / 2;
  return {
    view: [left, down.middle - height / 2, width, height].map(round).join(' '),
    airport: put(home),
    aircraft: put(aircraft),
    ...(far && { there: put(far) }),
    // The way leaves an airport on the other side than its name
    airportSide: home.y < other.y ? 'north' : 'south',
    thereSide: `${home.y < other.y ? 'south' : 'north'} ${edgeAt((other.x - left) / width)}`.trim(),
    flown: way(begin, aircraft),
    ahead: way(aircraft, end),
    // The pictogram's own nose points to the north
    turn: `rotate(${round(position.track)})`,
  };
}

/** Near which edge of the map a point is, by its part of the width: a long name must go on to the other side. */
const edgeAt = (part: number): 'west' | 'east' | '' => (part < 0.4 ? 'west' : part > 0.6 ? 'east' : '');

function extent(values: readonly number[]) {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { length: max - min, middle: (min + max) / 2 };
}

/** Kilometres over ground between two positions. */
export function distance(a: Position, b: Position): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const [dLat, dLon] = [rad(b.latitude - a.latitude), rad(b.longitude - a.longitude)];
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}
