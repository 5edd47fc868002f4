import { entity, type Row } from '../kernel/entity.ts';
import { decimal, joined, ref } from '../kernel/field.ts';
import { flight } from './flight.ts';

const atLeast0 = { min: 0 } as const;
const empty = 'Współrzędne geograficzne nie mogą być puste';
const coordinate = { step: 0.00001, unit: '°', missing: empty } as const;

/** What a flight in the air is doing; a flight has one at most. */
export const flightData = entity({
  table: 'flight_data',
  path: 'flight_data',
  one: 'Parametry lotu',
  accusative: 'parametry lotu',
  many: 'Parametry lotów',
  messages: {
    added: 'Parametry lotu zostały dodane',
    changed: 'Parametry lotu zostały zaktualizowane',
    unchanged: 'Nie wprowadzono żadnych zmian',
    removed: 'Parametry lotu zostały usunięte',
  },
  label: ['flight_number'],
  read: 'everyone',
  write: ['atc'],
  restorable: true,
  fields: {
    Flight_id: ref('Numer lotu', () => flight, { unique: true, message: 'Wprowadź istniejący numer lotu' }),
    altitude: decimal('Wysokość', { ...atLeast0, max: 100_000, unit: 'ft' }),
    track: decimal('Kurs', { ...atLeast0, max: 360, unit: '°' }),
    ground_speed: decimal('Prędkość względem ziemi', { ...atLeast0, max: 10_000, unit: 'kt' }),
    vertical_speed: decimal('Prędkość pionowa', { ...atLeast0, max: 1000, unit: 'm/s' }),
    latitude: decimal('Szerokość geograficzna', { ...coordinate, min: -90, max: 90 }),
    longitude: decimal('Długość geograficzna', { ...coordinate, min: -180, max: 180 }),
  },
  joined: { flight_number: joined('Flight_id', 'number', flight.fields.number) },
  check: ({ latitude, longitude }) => ({
    ...(latitude === 0 && { latitude: empty }),
    ...(longitude === 0 && { longitude: empty }),
  }),
  list: ['Flight_id', 'altitude', 'track', 'ground_speed', 'vertical_speed', 'latitude', 'longitude'],
  pageSize: 5,
});
export type FlightData = Row<typeof flightData>;
