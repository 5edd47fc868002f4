import type { Flight } from '../../../src/domain/flight.ts';
import { expectedTimes } from '../../../src/domain/flight-times.ts';
import { cityAndCode } from '../../../src/domain/flight-words.ts';
import type { FilledPage } from '../../../src/features/filled/page.ts';
import { shellHead } from '../../../src/features/flight/page.ts';
import { fillPage } from './shell.ts';

/** The built page as this flight's. */
export const fillFlight = (html: string, flight: Flight, page: FilledPage, url: string): string =>
  fillPage(html, shellHead, page, url, describe(flight, url));

const airport = (text: string) => {
  const { city, code } = cityAndCode(text);
  return { '@type': 'Airport', name: city, ...(code && { iataCode: code }) };
};

/** What search engines read: schema.org's Flight. */
function describe(flight: Flight, url: string): Record<string, unknown> {
  const { departure, arrival } = expectedTimes(flight);
  return {
    '@type': 'Flight',
    '@id': url,
    url,
    flightNumber: flight.number.replace(/[ -]/g, ''),
    provider: { '@type': 'Airline', name: flight.airline_name },
    departureAirport: airport(flight.origin),
    arrivalAirport: airport(flight.destination),
    departureTime: departure,
    arrivalTime: arrival,
    ...(flight.gate_name && { [flight.is_departure ? 'departureGate' : 'arrivalGate']: flight.gate_name }),
  };
}
