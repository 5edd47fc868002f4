import { findFlight, findToldFlight } from '../../db/flight/flights.ts';
import { type Flight, flight } from '../../src/domain/flight/flight.ts';
import { flightData } from '../../src/domain/flight/flight-data.ts';
import { pageOf } from '../../src/domain/flight/flight-times.ts';
import { plainText } from '../../src/domain/flight/flight-words.ts';
import { keyField } from '../../src/domain/kernel/field.ts';
import { HttpError } from '../../src/domain/kernel/http-error.ts';
import { parseField } from '../../src/domain/kernel/schema.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { flightCalendar } from '../../src/features/flight/calendar.ts';
import { flightPage, shellHead } from '../../src/features/flight/page.ts';
import { structuredData } from '../../src/features/flight/structured-data.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import type { Call } from '../lib/http/route.ts';
import { cachePage } from '../lib/pages/page-cache.ts';
import { withProblemPages } from '../lib/pages/problem-pages.ts';
import { fillPage, readShell } from '../lib/pages/shell.ts';
import * as shells from '../lib/pages/shells.ts';
import { keyOf } from '../lib/resource/key.ts';
import { settings } from '../lib/settings.ts';

const suffix = /\.ics$/i;
const tags = [flight.path, flightData.path].join();
const notThere = () => new HttpError(404, 'Nie znaleziono');

/** The page of a flight, or with .ics its event for calendars; of a number without a day, today's or the next. */
const open = {
  who: 'everyone',
  run: async ({ params: { id = '', day = '', lands = '' } }: Call) => {
    const [name = '', date, direction] = [id, day, lands].map((part) => part.replace(suffix, ''));
    const isLanding = direction?.toLowerCase() === pages.landing;
    if (direction && !isLanding) throw notThere();
    const asked = { name: String(keyOf(flight, plainText(name))), day: date || undefined, lands: isLanding };
    const told = await findToldFlight(asked);
    if (!told) throw notThere();
    const { found, position, other } = told;
    const url = new URL(pageOf(found), settings.siteUrl).href;
    if (suffix.test(lands || day || id)) return calendar(found, url);
    const shell = await readShell(shells.flight);
    cachePage(shell.headers, tags);
    const now = Date.now();
    const page = flightPage(found, position, now, other);
    const html = fillPage(shell.html, shellHead, page, url, structuredData(found, url, now));
    return new Response(html, { headers: shell.headers });
  },
} as const;

/** Where whoever looks for a flight is led: to its page, or to what the schedule finds for what is no number of one. */
async function lookUp({ query }: Call): Promise<Response> {
  const wanted = plainText(query.get('lot') ?? '').trim();
  const number = parseField(keyField(flight), wanted);
  const found = wanted && !('error' in number) ? await findFlight({ name: String(number.value) }) : undefined;
  const search = wanted && `?${new URLSearchParams({ search: wanted })}`;
  return new Response(null, { status: 302, headers: { location: found ? pageOf(found) : pages.schedule + search } });
}

const answer = endpoint({
  [`GET ${pages.flightSearch}`]: { who: 'everyone', run: lookUp, summary: 'Leads to the page of a flight' },
  'GET /lot/:id': { ...open, summary: "The page of a number's next flight, or of the flight with this id" },
  'GET /lot/:id/:day': { ...open, summary: 'The page of the flight of a number on a day' },
  'GET /lot/:id/:day/:lands': { ...open, summary: 'The page of its arrival, where the number leaves that day too' },
});

function calendar(flight: Flight, url: string): Response {
  const headers = new Headers({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${flight.number.replace(/[^A-Za-z\d-]/g, '')}.ics"`,
  });
  cachePage(headers, tags);
  return new Response(flightCalendar(flight, url, Date.now()), { headers });
}

export default withProblemPages(answer);

export const config = { path: ['/lot/:id', '/lot/:id/:day', '/lot/:id/:day/:lands'] };
