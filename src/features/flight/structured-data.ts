import type { Flight } from '../../domain/flight/flight.ts';
import { expectedTimes } from '../../domain/flight/flight-times.ts';
import { cityAndCode } from '../../domain/flight/flight-words.ts';
import { publicWords } from '../../domain/flight/public-words.ts';

const airport = (text: string) => {
  const { city, code } = cityAndCode(text);
  return { '@type': 'Airport', name: city, ...(code && { iataCode: code }) };
};

/** What search engines read of a flight's page (JSON-LD): schema.org's Flight, which has no status of its own. */
export function structuredData(flight: Flight, url: string, now: number): Record<string, unknown> {
  const { departure, arrival } = expectedTimes(flight);
  return {
    '@type': 'Flight',
    '@id': url,
    url,
    description: `Status: ${publicWords(flight, now).label}.`,
    flightNumber: flight.number.replace(/[ -]/g, ''),
    provider: { '@type': 'Airline', name: flight.airline_name },
    departureAirport: airport(flight.origin),
    arrivalAirport: airport(flight.destination),
    departureTime: departure,
    arrivalTime: arrival,
    ...(flight.gate_name && { [flight.is_departure ? 'departureGate' : 'arrivalGate']: flight.gate_name }),
  };
}
