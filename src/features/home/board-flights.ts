import type { Reading } from '../../client/build-data.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import type { Direction } from '../../domain/flight/flight-fields.ts';
import type { ListedFlight } from '../../domain/flight/public-words.ts';
import type { List } from '../../domain/kernel/query.ts';
import { flightsPath, justGone, nextFlights } from '../schedule/flights.ts';

/** So many flights each way. */
export const boardRows = 5;

/** Enough flights to choose the next five from: most of those whose time has just passed have left or landed. */
export const boardPath = (now: number, direction: Direction): string =>
  flightsPath({ direction, page: 1, limit: 30, since: now - justGone });

/** Of a built list, only the rows that will be painted: the page carries them twice, as markup and as data. */
export const paintedOf = ({ data, readAt }: Reading<List<Flight>>): Reading<List<Flight>> => ({
  data: { data: nextFlights(data.data, readAt, boardRows).map(painted) } as List<Flight>,
  readAt,
});

/** The board reads nothing else of a list and its flights, and the first answer replaces them whole. */
function painted(flight: Flight): Flight {
  const { number, status, airline_name, estimated, is_departure, gate_name } = flight;
  const { departure, destination, arrival, origin } = flight;
  const here = is_departure ? { departure, destination } : { arrival, origin };
  const { told } = flight as ListedFlight;
  const read: Partial<Flight> = { number, status, airline_name, estimated, is_departure, gate_name, ...here };
  return { ...read, ...(told && { told }) } as Flight;
}
