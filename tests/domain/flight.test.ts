import { expect, test } from 'vitest';
import { fill } from '../../functions/lib/pages/shell.ts';
import { airportCity, homeAirport } from '../../src/airport/identity.ts';
import { airportAt } from '../../src/airport/position.ts';
import { isAirport } from '../../src/domain/flight/airports.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import { stepAfter } from '../../src/domain/flight/flight-changes.ts';
import type { FlightData } from '../../src/domain/flight/flight-data.ts';
import { type FlightStatus, flightStatus } from '../../src/domain/flight/flight-status.ts';
import { expectedTimes, overdueMinutes } from '../../src/domain/flight/flight-times.ts';
import { flightCalendar } from '../../src/features/flight/calendar.ts';
import { distance, mapOf } from '../../src/features/flight/map.ts';
import { flightPage } from '../../src/features/flight/page.ts';
import { noLiveFacts } from '../support/live-facts.ts';

const flight: Flight = {
  id: 'LO3844',
  number: 'LO3844',
  status: 'SCHEDULED',
  airline_name: 'PLL LOT, S.A.; Łódź',
  departure: '2026-06-18T21:30:00.000Z',
  arrival: '2026-06-18T22:35:00.000Z',
  destination: 'Warszawa (WAW)',
  origin: homeAirport,
  airplane_serial_no: '17000125',
  is_departure: true,
  ...noLiveFacts,
  estimated: null,
  Gates_id: null,
  airplane_model: 'Airbus A320',
  gate_name: null,
};
const now = Date.parse('2026-06-18T12:00:00Z');
const calendar = (changes: Partial<Flight> = {}) =>
  flightCalendar({ ...flight, ...changes }, 'https://lotnisko.example/lot/LO3844', now);
const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

test('a calendar has the flight in UTC, its text escaped, and ends its lines as it must', () => {
  const lines = unfolded(calendar());
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20260618T120000Z',
      'DTSTART:20260618T213000Z',
      'DTEND:20260618T223500Z',
      `SUMMARY:Lot LO 3844: ${airportCity} – Warszawa`,
      'UID:LO3844@lotnisko.example',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(lines.find((it) => it.startsWith('DESCRIPTION'))).toContain(`PLL LOT\\, S.A.\\; Łódź\\, ${airportCity}`);
  expect(calendar().endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(calendar().replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
});

test('no line of a calendar is longer than 75 octets, and none cuts a letter', () => {
  const text = calendar({ airline_name: 'Żółć'.repeat(15) });
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(text).join()).toContain('Żółć'.repeat(15));
});

test('a late departure or arrival lands later, and a cancelled flight stays cancelled', () => {
  const late = { estimated: '2026-06-18T22:00:00.000Z' };
  expect(expectedTimes({ ...flight, ...late })).toEqual({
    departure: late.estimated,
    arrival: '2026-06-18T23:05:00.000Z',
  });
  const landing = { is_departure: false, estimated: '2026-06-18T23:00:00.000Z' };
  expect(expectedTimes({ ...flight, ...landing })).toEqual({ departure: flight.departure, arrival: landing.estimated });
  // What somebody has said of the other end counts more than what is reckoned
  const there = { ...late, estimated_there: '2026-06-18T22:40:00.000Z' };
  expect(expectedTimes({ ...flight, ...there }).arrival).toBe(there.estimated_there);
  expect(expectedTimes({ ...flight, ...landing, estimated_there: late.estimated }).departure).toBe(late.estimated);
  const off = { ...there, status: 'CANCELED' } as const;
  expect(expectedTimes({ ...flight, ...off })).toEqual({ departure: flight.departure, arrival: flight.arrival });
  expect(calendar(off)).toContain('STATUS:CANCELLED');
});

test('a flight is overdue half an hour after its expected time, unless its status says more', () => {
  const at = (minutes: number, changes: Partial<Flight> = {}) =>
    overdueMinutes({ ...flight, ...changes }, Date.parse(flight.departure) + minutes * 60_000);
  expect([at(29), at(30), at(42)]).toEqual([undefined, 30, 42]);
  const estimated = '2026-06-18T22:10:00.000Z';
  expect([at(60, { status: 'DELAYED', estimated }), at(75, { status: 'DELAYED', estimated })]).toEqual([undefined, 35]);
  for (const status of ['TAKE OFF', 'AIRBORNE', 'FINISHED', 'CANCELED', 'DELAYED'] as const)
    expect(at(90, { status }), status).toBeUndefined();
  const lands = { is_departure: false, arrival: flight.departure };
  expect(at(45, { ...lands, status: 'AIRBORNE' })).toBe(45);
  expect(at(45, { ...lands, status: 'FINISHED' })).toBeUndefined();
});

test('a page shows Warsaw time, and the new day only where there is one', () => {
  const { words, parts, title } = flightPage(
    { ...flight, status: 'DELAYED', estimated: '2026-06-18T22:10:00.000Z' },
    undefined,
    now,
  );
  expect(title).toBe(`LO 3844 ${airportCity} – Warszawa`);
  expect(words).toMatchObject({
    departureTime: '23:30',
    arrivalDay: 'pt 19.06.2026',
    departureExpectedTime: '00:10',
    duration: '1 h 05 min',
  });
  expect(parts).toEqual([
    'status DELAYED',
    'departs',
    'on',
    'parking',
    'late',
    'new departure',
    'new arrival',
    'new day departure',
    'derived arrival',
  ]);
  const landing = flightPage({ ...flight, is_departure: false, estimated: '2026-06-18T22:40:00.000Z' }, undefined, now);
  expect(landing.parts).toEqual(['status SCHEDULED', 'arrives', 'on', 'parking', 'late', 'new arrival']);
  expect(
    flightPage({ ...flight, status: 'CANCELED', estimated: flight.arrival, gate_name: 'A1' }, undefined, now).parts,
  ).toEqual(['status CANCELED', 'departs', 'off']);
});

test('a flight takes as long as between the times that its page shows', () => {
  const duration = (more: Partial<Flight>) => flightPage({ ...flight, ...more }, undefined, now).words.duration;
  const landing = { is_departure: false };
  expect(duration({ estimated: '2026-06-18T22:10:00.000Z' })).toBe('1 h 05 min');
  expect(duration({ estimated: '2026-06-18T21:25:00.000Z' })).toBe('1 h 10 min');
  expect(duration({ ...landing, estimated: '2026-06-18T23:15:00.000Z' })).toBe('1 h 45 min');
  expect(duration({ ...landing, estimated: '2026-06-18T23:15:00.000Z', status: 'CANCELED' })).toBe('1 h 05 min');
  expect(duration({ ...landing, estimated: '2026-06-17T22:40:00.000Z' })).toBe('1 h 05 min');
});

test('page, description and calendar land a late departure at one derived time', () => {
  const late = { status: 'DELAYED', estimated: '2026-06-18T22:10:00.000Z' } as const;
  const { words, description } = flightPage({ ...flight, ...late }, undefined, now);
  expect(words).toMatchObject({ arrivalTime: '00:35', arrivalExpectedTime: '01:15' });
  expect(description).toContain('przylot 01:15');
  expect(calendar(late)).toContain('DTEND:20260618T231500Z');
});

test('a calendar is offered until passengers are called, or the awaited flight has landed', () => {
  const partsOf = (status: Flight['status'], is_departure: boolean) =>
    flightPage({ ...flight, is_departure, status }, undefined, now).parts;
  for (const status of ['SCHEDULED', 'DELAYED'] as const) expect(partsOf(status, true)).toContain('on');
  for (const status of ['WAITING', 'TAKE OFF', 'AIRBORNE'] as const) expect(partsOf(status, true)).not.toContain('on');
  for (const status of ['SCHEDULED', 'AIRBORNE', 'LANDING'] as const) expect(partsOf(status, false)).toContain('on');
  for (const status of ['FINISHED', 'CANCELED'] as const) expect(partsOf(status, false)).not.toContain('on');
});

const positionAt = (latitude: number, longitude: number): FlightData => ({
  id: 1,
  Flight_id: flight.id,
  flight_number: flight.number,
  altitude: 33_000,
  track: 90,
  ground_speed: 400,
  vertical_speed: 0,
  latitude,
  longitude,
});
const pointIn = (text = '') => (/[\d.-]+ [\d.-]+/.exec(text)?.[0] ?? '').split(' ').map(Number);

test('the map holds the aircraft and both airports, wherever they are', () => {
  for (const [latitude, longitude] of [
    [54.6, 17],
    [-33.9, 151.2],
    [64.1, -21.9],
  ] as const) {
    for (const destination of ['Dublin (DUB)', 'Helsinki (HEL)', 'Barcelona El Prat (BCN)']) {
      const map = mapOf(positionAt(latitude, longitude), { ...flight, destination });
      const [left = 0, top = 0, width = 0, height = 0] = map.view.split(' ').map(Number);
      for (const place of [map.aircraft, map.airport, map.there]) {
        const [x = Number.NaN, y = Number.NaN] = pointIn(place);
        expect(x).toBeGreaterThan(left);
        expect(x).toBeLessThan(left + width);
        expect(y).toBeGreaterThan(top);
        expect(y).toBeLessThan(top + height);
      }
    }
  }
  expect(Math.round(distance(airportAt, { latitude: 53.35, longitude: -6.26 }))).toBeCloseTo(1516, -2);
});

test('the name of an airport near an edge of the map goes on to its middle', () => {
  const sideOf = (destination: string) => mapOf(positionAt(54, 17), { ...flight, destination }).thereSide;
  expect(sideOf('Dublin (DUB)')).toMatch(/ west$/);
  expect(sideOf('Helsinki (HEL)')).toMatch(/ east$/);
  expect(sideOf('Oslo (OSL)')).toBe('north');
});

test('the way behind begins where the flight does, the way ahead ends where it lands', () => {
  const place = positionAt(53, 19);
  const [home, warsaw] = [pointIn(mapOf(place, flight).airport), pointIn(mapOf(place, flight).there)];
  const endOf = (way: string) => pointIn(way.slice(way.indexOf('L')));
  const leaving = mapOf(place, flight);
  expect(pointIn(leaving.flown)).toEqual(home);
  expect(endOf(leaving.ahead)).toEqual(warsaw);
  const coming = mapOf(place, { is_departure: false, origin: flight.destination, destination: flight.origin });
  expect(pointIn(coming.flown)).toEqual(warsaw);
  expect(endOf(coming.ahead)).toEqual(home);
});

test('an airport that nobody has flown to yet is not on the map, and the way to it neither', () => {
  for (const destination of ['Nowe Miasto (XXX)', 'Gdzieś', 'Gdzieś (constructor)']) {
    const { words, parts } = flightPage({ ...flight, destination }, positionAt(53, 19), now);
    expect(parts).toContain('position');
    expect(parts).not.toContain('there');
    expect(words).toMatchObject({ flown: expect.stringMatching(/^M/), ahead: '' });
  }
});

test('what fills a page is text, whatever it holds, and is not filled again', () => {
  const html = '<a title="{{a}}">{{a}}</a><!--[b]-->{{none}}<!--[/b]--><!--[c d]-->c<!--[/c d]-->';
  const hostile = `"><script>alert('{{c}}')</script><!--[b]-->`;
  const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;{{c}}&#39;)&lt;/script&gt;&lt;!--[b]--&gt;';
  expect(fill(html, { a: hostile }, ['c d'])).toBe(`<a title="${escaped}">${escaped}</a>c`);
  expect(() => fill(html, {}, [])).toThrow('asks for a');
});

test('the usual steps lead every flight to its end, and none beyond it', () => {
  const way = (status: FlightStatus): FlightStatus[] => {
    const next = stepAfter({ status });
    return next ? [status, ...way(next)] : [status];
  };
  expect(way('SCHEDULED')).toEqual(['SCHEDULED', 'WAITING', 'TAKE OFF', 'AIRBORNE', 'LANDING', 'FINISHED']);
  expect(way('DELAYED').at(-1)).toBe('FINISHED');
  expect(stepAfter({ status: 'CANCELED' })).toBeUndefined();
  expect(Object.keys(flightStatus)).toEqual(expect.arrayContaining(way('DELAYED')));
});

test('an airport is a city and its short code', () => {
  for (const airport of ['Oslo (OSL)', 'Londyn Luton (LTN)', `${airportCity} (EPBZ)`])
    expect(isAirport(airport), airport).toBe(true);
  for (const airport of ['Oslo', '(OSL)', 'Oslo ()', 'Oslo (OSL) i dalej', 'OSL'])
    expect(isAirport(airport), airport).toBe(false);
});
