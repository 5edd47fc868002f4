import { findFlight } from '../../db/flights.ts';
import { list } from '../../db/list.ts';
import { dayHere, type Flight, flight, plainText } from '../../src/domain/flight.ts';
import { type FlightData, flightData } from '../../src/domain/flight-data.ts';
import { HttpError } from '../../src/domain/kernel/http-error.ts';
import * as pages from '../../src/domain/paths.ts';
import { flightCalendar } from '../../src/features/flight/calendar.ts';
import { flightPage } from '../../src/features/flight/page.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import type { Call } from '../lib/http/route.ts';
import { fillFlight } from '../lib/pages/flight-shell.ts';
import { readShell } from '../lib/pages/shell.ts';
import { toldByPages } from '../lib/pages/told-by-pages.ts';
import { keyOf } from '../lib/resource/key.ts';
import { settings } from '../lib/settings.ts';

const suffix = /\.ics$/i;

async function readPosition(id: string): Promise<FlightData | undefined> {
  const { data } = await list<FlightData>(flightData, { page: 1, limit: 1, filter: [{ by: 'Flight_id', value: id }] });
  return data[0];
}

/** The page of a flight, or with .ics its event for calendars; of a number without a day, today's or the next. */
const open = {
  who: 'everyone',
  cache: { tag: 'flights,flight_data' },
  run: async ({ request, params: { id = '', day = '' } }: Call) => {
    const [name, date] = [id, day].map((part) => part.replace(suffix, ''));
    const found = await findFlight(String(keyOf(flight, plainText(name ?? ''))), date || undefined);
    if (!found) throw new HttpError(404, 'Nie znaleziono');
    const url = new URL(pages.flight(found.number, dayHere(found)), settings.siteUrl).href;
    if (suffix.test(day || id)) return calendar(found, url);
    const [shell, position] = await Promise.all([readShell('/lot', request), readPosition(found.id)]);
    return new Response(fillFlight(shell.html, found, flightPage(found, position, Date.now()), url), {
      headers: shell.headers,
    });
  },
} as const;

const answer = endpoint({
  'GET /lot/:id': { ...open, summary: "The page of a number's next flight, or of the flight with this id" },
  'GET /lot/:id/:day': { ...open, summary: 'The page of the flight of a number on a day' },
});

const calendar = (it: Flight, url: string): Response =>
  new Response(flightCalendar(it, url, Date.now()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${it.number.replace(/[^A-Za-z\d-]/g, '')}.ics"`,
    },
  });

export default toldByPages(answer);

export const config = { path: ['/lot/:id', '/lot/:id/:day'] };
