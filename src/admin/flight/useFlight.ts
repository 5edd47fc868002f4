import { useAnswer } from '../../client/useList.ts';
import { type Flight, flight as flights } from '../../domain/flight/flight.ts';
import { isMissing, readPath } from '../record/useSave.ts';
import { live } from './live.ts';

/** One flight by its key, kept up to date; is it there? */
export function useFlight(id: string) {
  const path = readPath(flights, id, { byKey: true });
  const reading = useAnswer<{ data: Flight[] }>(path, undefined, live);
  const flight = reading.answer?.data[0];
  const isGone = isMissing(path, reading.error) || (!flight && reading.answer !== undefined && !reading.error);
  return { path, reading, flight, isGone };
}
