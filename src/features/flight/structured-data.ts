import type { Flight } from '../../domain/flight/flight.ts';
import { expectedTimes } from '../../domain/flight/flight-times.ts';
import { cityAndCode } from '../../domain/flight/flight-words.ts';

const airport = (text: string) => {
  const { city, code } = cityAndCode(text);
  return { '@type': 'Airport', name: city, ...(code && { iataCode: code }) };
};

/** What search engines read of a flight's page (JSON-LD): schema.org's Flight. */
export function structuredData(flight: Flight, url: string): Record<string, unknown> {
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
