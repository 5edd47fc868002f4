import { cityAndCode, expectedTimes, type Flight } from '../../../src/domain/flight.ts';
import type { FilledPage } from '../../../src/features/filled/page.ts';
import { shellHead } from '../../../src/features/flight/page.ts';
import { fillPage } from './shell.ts';

/** The built page as this flight's. */
export const fillFlight = (html: string, it: Flight, page: FilledPage, url: string): string =>
  fillPage(html, shellHead, page, url, describe(it, url));

const airport = (text: string) => {
  const { city, code } = cityAndCode(text);
  return { '@type': 'Airport', name: city, ...(code && { iataCode: code }) };
};

/** What search engines read: schema.org's Flight. */
function describe(it: Flight, url: string): Record<string, unknown> {
  const { departure, arrival } = expectedTimes(it);
  return {
    '@type': 'Flight',
    '@id': url,
    url,
    flightNumber: it.number.replace(/[ -]/g, ''),
    provider: { '@type': 'Airline', name: it.airline_name },
    departureAirport: airport(it.origin),
    arrivalAirport: airport(it.destination),
    departureTime: departure,
    arrivalTime: arrival,
    ...(it.gate_name && { [it.is_departure ? 'departureGate' : 'arrivalGate']: it.gate_name }),
  };
}
