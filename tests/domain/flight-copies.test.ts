import { expect, test } from 'vitest';
import { homeAirport } from '../../src/airport/identity.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import { copyOn, daysOn } from '../../src/domain/flight/flight-copies.ts';

const flight = {
  ...{ id: 'LO3844-20310328', number: 'LO3844', status: 'DELAYED', airline_name: 'PLL LOT', airplane_serial_no: '17' },
  ...{ departure: '2031-03-28T21:30:00.000Z', arrival: '2031-03-28T23:10:00.000Z', is_departure: true, Gates_id: 3 },
  ...{ origin: homeAirport, destination: 'Oslo (OSL)', estimated: '2031-03-28T22:00:00.000Z' },
} as Flight;

test('a copy leaves at the same hour here, is as long over midnight, and has no gate or delay', () =>
  // Clocks go forward on 30 March
  expect(copyOn(flight, '2031-03-31', { number: 'LO 3844', time: '22:30' })).toEqual({
    ...{ id: 'LO 3844', status: 'SCHEDULED', airline_name: 'PLL LOT', airplane_serial_no: '17', is_departure: true },
    ...{ departure: '2031-03-31T20:30:00.000Z', arrival: '2031-03-31T22:10:00.000Z' },
    ...{ origin: homeAirport, destination: 'Oslo (OSL)' },
  }));

test('a copy of an arrival lands at the hour here', () => {
  const copy = copyOn({ ...flight, is_departure: false }, '2031-04-01', { number: 'LO3846', time: '10:00' });
  expect([copy.departure, copy.arrival]).toEqual(['2031-04-01T06:20:00.000Z', '2031-04-01T08:00:00.000Z']);
});

test('a flight is repeated on the chosen weekdays, first and last day included', () => {
  // Monday and Friday
  expect(daysOn('2031-05-05', '2031-05-16', [1, 5])).toEqual(['2031-05-05', '2031-05-09', '2031-05-12', '2031-05-16']);
  expect(daysOn('2031-05-05', '2031-05-05', [1])).toEqual(['2031-05-05']);
  expect(daysOn('2031-05-06', '2031-05-05', [1, 2])).toEqual([]);
});
