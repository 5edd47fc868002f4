import { findFlight } from '../../db/flights.ts';
import { list } from '../../db/list.ts';
import { type Flight, flight, plainText } from '../../src/domain/flight.ts';
import { type FlightData, flightData } from '../../src/domain/flight-data.ts';
import { HttpError } from '../../src/domain/kernel/http-error.ts';
import * as pages from '../../src/domain/paths.ts';
import { flightCalendar } from '../../src/features/flight/calendar.ts';
import { flightPage } from '../../src/features/flight/page.ts';
import { endpoint } from '../lib/http/endpoint.ts';
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

const answer = endpoint({
  'GET /lot/:id': {
    summary: 'The page of a flight; with .ics its event for calendars',

    who: 'everyone',
    cache: { tag: 'flights,flight_data' },
    run: async ({ request, params: { id = '' } }) => {
      const name = id.replace(suffix, '');
      const found = await findFlight(String(keyOf(flight, plainText(name))));
      if (!found) throw new HttpError(404, 'Nie znaleziono');
      const path = pages.flight(found.id);
      if (found.id !== name)
        return new Response(null, { status: 301, headers: { location: suffix.test(id) ? `${path}.ics` : path } });
      const url = new URL(path, settings.siteUrl).href;
      if (suffix.test(id)) return calendar(found, url);
      const [shell, position] = await Promise.all([readShell('/lot', request), readPosition(found.id)]);
      return new Response(fillFlight(shell.html, found, flightPage(found, position, Date.now()), url), {
        headers: shell.headers,
      });
    },
  },
});

const calendar = (it: Flight, url: string): Response =>
  new Response(flightCalendar(it, url, Date.now()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${it.id.replace(/[^A-Za-z\d-]/g, '')}.ics"`,
    },
  });

export default toldByPages(answer);

export const config = { path: '/lot/:id' };
