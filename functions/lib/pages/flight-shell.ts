import { cityAndCode, expectedTimes, type Flight } from '../../../src/domain/flight.ts';
import { escapeHtml, scriptJson } from '../../../src/domain/language/html.ts';
import { type FlightPage, shellHead } from '../../../src/features/flight/page.ts';
import { fill } from './shell.ts';

/** The built page as this flight's: its head, and its part that waits in a <template>. */
export function fillFlight(
  html: string,
  it: Flight,
  { title, description, words, parts }: FlightPage,
  url: string,
): string {
  const data = `<script type="application/ld+json">${scriptJson(describe(it, url))}</script>`;
  const address = escapeHtml(url);
  const head = `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">${data}`;
  const own = html
    .replace(/<!--\[none\]-->[\s\S]*?<!--\[\/none\]-->/, '')
    .replace(/<template id="lot"[^>]*>([\s\S]*)<\/template>/, (_, flight: string) => flight);
  // The head last: what it says of the flight must not be searched for places to fill
  return fill(own, words, parts)
    .replaceAll(shellHead.title, () => escapeHtml(title))
    .replaceAll(shellHead.description, () => escapeHtml(description))
    .replace('<meta name="robots" content="noindex">', () => head);
}

const airport = (text: string) => {
  const { city, code } = cityAndCode(text);
  return { '@type': 'Airport', name: city, ...(code && { iataCode: code }) };
};

/** What search engines read: schema.org's Flight. */
function describe(it: Flight, url: string): Record<string, unknown> {
  const { departure, arrival } = expectedTimes(it);
  return {
    '@context': 'https://schema.org',
    '@type': 'Flight',
    '@id': url,
    url,
    flightNumber: it.id.replace(/[ -]/g, ''),
    provider: { '@type': 'Airline', name: it.airline_name },
    departureAirport: airport(it.origin),
    arrivalAirport: airport(it.destination),
    departureTime: departure,
    arrivalTime: arrival,
    ...(it.gate_name && { [it.is_departure ? 'departureGate' : 'arrivalGate']: it.gate_name }),
  };
}
