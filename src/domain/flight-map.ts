import type { FlightData } from './flight-data.ts';

/** Where the airport lies. */
export const airportAt = { latitude: 54.55, longitude: 16.95 } as const;
export interface Place {
  latitude: number;
  longitude: number;
}

// The projection of the drawn map: degrees keep their shape at 52° north
const x = (longitude: number) => (longitude + 15) * 6.2;
const y = (latitude: number) => (66 - latitude) * 10;
const round = (n: number) => Math.round(n * 100) / 100;
/** A map is 1.6 times as wide as high, and never nearer than this. */
const ratio = 1.6;
const nearest = 70;

/** The part of the drawn map that holds the aircraft and the airport, and where they are on it; `scale` makes signs as large on every part. */
export function mapOf({ latitude, longitude, track }: Pick<FlightData, 'latitude' | 'longitude' | 'track'>) {
  const [from, to] = [
    { x: x(airportAt.longitude), y: y(airportAt.latitude) },
    { x: x(longitude), y: y(latitude) },
  ];
  const width = Math.max(nearest, Math.abs(to.x - from.x) * 1.5 + 20, (Math.abs(to.y - from.y) * 1.5 + 20) * ratio);
  const height = width / ratio;
  const corner = { x: (from.x + to.x - width) / 2, y: (from.y + to.y - height) / 2 };
  const scale = round(width / 640);
  const at = (place: { x: number; y: number }) => `translate(${round(place.x)} ${round(place.y)}) scale(${scale})`;
  return {
    view: [corner.x, corner.y, width, height].map(round).join(' '),
    airport: at(from),
    aircraft: at(to),
    // The pictogram's own nose points to the north
    turn: `rotate(${round(track)})`,
  };
}

/** Kilometres over ground between two places. */
export function distance(a: Place, b: Place): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const [dLat, dLon] = [rad(b.latitude - a.latitude), rad(b.longitude - a.longitude)];
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}
