import { choices } from '../kernel/choices.ts';
import { choice, instant, text } from '../kernel/field.ts';
import { fillIn } from '../kernel/fill-in.ts';
import { flightStatus } from './flight-status.ts';
import { flightNumber } from './flight-words.ts';

// 'data' is the path of the distinct values, so no flight may be called that
const notData = {
  pattern: /^(?!data$)[A-Za-z0-9][A-Za-z0-9 -]*$/i,
  wrong: fillIn('litery od A do Z i cyfry, jak LO 3844'),
} as const;

/**
 * What a flight says of itself alone. Public pages read this, for the entity brings aircraft, gates and
 * words of its form along.
 */
export const flightFields = {
  // Opaque, but for a new flight: then it is its number
  id: text('Numer lotu', { max: 24, ...notData }),
  // A number is no key: it flies on many days
  number: text('Numer lotu', { max: 10, ...notData, server: true, shown: (it) => flightNumber(it) }),
  status: choice('Status', flightStatus, { initial: 'SCHEDULED' }),
  airline_name: text('Linia lotnicza', { max: 60 }),
  departure: instant('Odlot', { message: 'Niepoprawna data i godzina odlotu' }),
  arrival: instant('Przylot', { message: 'Niepoprawna data i godzina przylotu' }),
  destination: text('Cel', { max: 60 }),
  origin: text('Skąd', { max: 60 }),
};
/** What the fields are called that point at others. */
export const refLabels = { airplane_serial_no: 'Nr samolotu', Gates_id: 'Bramka' } as const;
/** What lists show of it, in their order. */
export const flightColumns = [
  'id',
  'status',
  'airline_name',
  'departure',
  'arrival',
  'destination',
  'origin',
  'airplane_serial_no',
] as const;
/** How many flights a page of a list has. */
export const flightsPerPage = 5;

export const directions = choices({ departure: { label: 'Odloty' }, arrival: { label: 'Przyloty' } });
export type Direction = keyof typeof directions;
/** Departures, unless the parameters of an address say arrivals. */
export const directionOf = (params: URLSearchParams | undefined): Direction =>
  params?.get('isarrdep') === 'arrival' ? 'arrival' : 'departure';
export const ends = Object.keys(directions) as Direction[];
export const isEnd = (field: string): field is Direction => Object.hasOwn(directions, field);

/** Columns whose distinct values the filter offers. */
export const distinctColumns = ['id', 'airline_name', 'destination', 'origin', 'airplane_serial_no'] as const;
export type DistinctColumn = (typeof distinctColumns)[number];
