import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeAirport } from '../../src/airport/identity.ts';
import { hereAt } from '../../src/domain/flight/gate-stays.ts';
import { bestGate, idsMovedWith, mattersAt, planMatters, verdictsFor } from '../../src/domain/flight/plan.ts';
import {
  type PlanClosure,
  type PlanDay,
  type PlanFlight,
  type PlanGate,
  withMoved,
} from '../../src/domain/flight/plan-day.ts';
import { departuresFrom, planGate } from '../support/plan-flights.ts';

const minute = 60_000;
const midnight = Date.parse('2031-05-05T00:00:00.000Z');
const at = (minutes: number) => new Date(midnight + minutes * minute).toISOString();
const now = midnight;

const departs = departuresFrom(midnight);
const flight = (id: string, more: Partial<PlanFlight> = {}) => departs(id, 600, more);
const lands = (id: string, minutes: number, more: Partial<PlanFlight> = {}) =>
  flight(id, {
    ...{ is_departure: false, departure: at(minutes - 100), arrival: at(minutes) },
    ...{ origin: 'Oslo (OSL)', destination: homeAirport },
    ...more,
  });
const gate = (id: number, more: Partial<PlanGate> = {}) => planGate(id, `A${id}`, more);
const closed = (since: number, until: number | null, Gates_id = 1): PlanClosure => ({
  ...{ id: 1, Gates_id, since: at(since), until: until === null ? null : at(until), reason: 'naprawa', version: 1 },
});
const day = (flights: PlanFlight[], more: Partial<PlanDay> = {}): PlanDay => ({
  ...{ flights, gates: [gate(1), gate(2)], closures: [] },
  ...more,
});
const kinds = (of: PlanDay, when = now) => planMatters(of, when).map(({ kind, key }) => ({ kind, key }));

test('two departures within an hour at one gate overlap, by so many minutes', () => {
  expect(planMatters(day([departs('A', 600), departs('B', 640)]), now)).toMatchObject([
    { kind: 'overlap', hard: true, minutes: 20 },
  ]);
});

test('less than a quarter of an hour between them is told, more is not', () => {
  expect(planMatters(day([departs('A', 600), departs('B', 674)]), now)).toMatchObject([
    { kind: 'gap', hard: false, minutes: 14 },
  ]);
  expect(planMatters(day([departs('A', 600), departs('B', 675)]), now)).toEqual([]);
});

test('a turn is one stay, and the actual times win over the expected ones', () => {
  const turn = { airplane_serial_no: 'SP-X' };
  const flights = [lands('A', 500, turn), departs('B', 600, turn)];
  expect(kinds(day([...flights, departs('C', 590)]))).toEqual([{ kind: 'overlap', key: 'overlap:1:A+B+C' }]);
  const gone = [lands('A', 500, turn), departs('B', 600, { ...turn, actual_departure: at(520), status: 'TAKE OFF' })];
  expect(kinds(day([...gone, departs('C', 595)]))).toEqual([]);
});

test('a gate that is closed then, by a closure or by its status, takes nobody', () => {
  expect(planMatters(day([departs('A', 600)], { closures: [closed(500, 560)] }), now)).toMatchObject([
    { kind: 'closed', hard: true, until: midnight + 560 * minute, reason: 'naprawa' },
  ]);
  expect(kinds(day([departs('A', 600)], { closures: [closed(400, 540)] }))).toEqual([]);
  const shut = [gate(1, { status: 'CLOSED' })];
  expect(kinds(day([departs('A', 300)], { gates: shut }))).toEqual([{ kind: 'closed', key: 'closed:1:A' }]);
  // Nobody knows whether it still is tonight
  expect(kinds(day([departs('A', 900)], { gates: shut }))).toEqual([]);
});

test('a gate for flights within Schengen takes none that cross its border', () => {
  const gates = [gate(1, { zone: 'schengen' })];
  expect(kinds(day([departs('A', 600, { destination: 'Dublin (DUB)' })], { gates }))).toEqual([
    { kind: 'zone', key: 'zone:1:A' },
  ]);
  expect(kinds(day([departs('A', 600)], { gates }))).toEqual([]);
});

test('another terminal than the airline usually has is told, and no more', () => {
  const gates = [gate(1, { terminals_id: 1 }), gate(2, { terminals_id: 2 })];
  const flights = [200, 400, 600].map((minutes) => departs(`A${minutes}`, minutes));
  const other = departs('B', 800, { Gates_id: 2 });
  expect(planMatters(day([...flights, other], { gates }), now)).toMatchObject([
    { kind: 'terminal', hard: false, usual: 1 },
  ]);
});

test('a flight without a gate is told within a day, and one that is cancelled never', () => {
  const none = { Gates_id: null };
  expect(kinds(day([departs('A', 600, none), departs('B', 600, { ...none, status: 'CANCELED' })]))).toEqual([
    { kind: 'unassigned', key: 'unassigned:A' },
  ]);
  expect(kinds(day([departs('A', 26 * 60, none)]))).toEqual([]);
});

test('a late arrival tells by how much the next flight of its aircraft will be late', () => {
  const turn = { airplane_serial_no: 'SP-X', airplane_model: 'Embraer 170' };
  const flights = [lands('A', 500, { ...turn, estimated: at(580) }), departs('B', 600, turn)];
  expect(planMatters(day(flights), now)).toMatchObject([
    { kind: 'knock-on', hard: false, knockOn: { turn: 30, minutes: 10, earliest: midnight + 610 * minute } },
  ]);
});

test('a turn that is planned shorter than usual is late by nothing but what comes late', () => {
  const turn = { airplane_serial_no: 'SP-X', airplane_model: 'Boeing 737-800' };
  const flights = (more: Partial<PlanFlight>) => day([lands('A', 575, { ...turn, ...more }), departs('B', 600, turn)]);
  expect(planMatters(flights({}), now)).toEqual([]);
  expect(planMatters(flights({ estimated: at(595) }), now)).toMatchObject([
    { kind: 'knock-on', knockOn: { turn: 25, minutes: 20 } },
  ]);
});

test('an aircraft in the air past its time makes its next flight later each minute', () => {
  const turn = { airplane_serial_no: 'SP-X' };
  const flights = [lands('A', 500, { ...turn, status: 'AIRBORNE' }), departs('B', 560, turn)];
  expect(planMatters(day(flights), midnight + 530 * minute)).toMatchObject([
    { kind: 'knock-on', knockOn: { minutes: 11 } },
  ]);
});

test('a knock-on is told also where the aircraft comes after its next flight was to leave', () => {
  const turn = { airplane_serial_no: 'SP-X' };
  const flights = [lands('A', 500, { ...turn, estimated: at(690) }), departs('B', 600, turn)];
  expect(planMatters(day(flights), now)).toMatchObject([{ kind: 'knock-on', knockOn: { minutes: 130 } }]);
});

test('what is over is no matter any more', () => {
  const flights = [departs('A', 600, { status: 'AIRBORNE' }), departs('B', 640, { status: 'AIRBORNE' })];
  expect(kinds(day(flights), midnight + 641 * minute)).toEqual([]);
});

test('what a flight would meet at another gate is told with the other flight of its aircraft', () => {
  const turn = { airplane_serial_no: 'SP-X' };
  const [arrival, departure] = [lands('A', 500, turn), departs('B', 600, turn)];
  const there = departs('C', 560, { Gates_id: 2 });
  const plan = day([arrival, departure, there]);
  expect(mattersAt(plan, idsMovedWith(departure, plan, now), 2, now)).toMatchObject([{ kind: 'overlap', minutes: 60 }]);
  expect(mattersAt(plan, idsMovedWith(arrival, plan, now), 2, now)).toMatchObject([{ kind: 'overlap', minutes: 60 }]);
  expect(mattersAt(plan, idsMovedWith(departure, plan, now), 1, now)).toEqual([]);
  expect(mattersAt(plan, idsMovedWith(there, plan, now), 1, now, at(700))).toEqual([]);
  // One alone is judged by when it stands there alone
  expect(mattersAt(plan, ['A'], 2, now)).toMatchObject([{ kind: 'overlap', minutes: 30 }]);
  expect(mattersAt(plan, ['B'], 2, now)).toMatchObject([{ kind: 'overlap', minutes: 20 }]);
});

const plannedHere = (it: PlanFlight) => Date.parse(it.is_departure ? it.departure : it.arrival);

/** Who stands at a gate in which minute, by asking of each minute and each pair: slow, and plainly right. */
function slowOverlaps({ flights, gates }: PlanDay): Set<string> {
  const flying = flights.filter(({ status }) => status !== 'CANCELED');
  const stood = flying.map((it) => {
    const here = hereAt(it);
    const planned = plannedHere(it);
    const partner = flying.find(
      (other) =>
        other.airplane_serial_no === it.airplane_serial_no &&
        other.is_departure !== it.is_departure &&
        other.Gates_id === it.Gates_id &&
        (it.is_departure ? plannedHere(other) <= planned : plannedHere(other) >= planned) &&
        Math.abs(plannedHere(other) - planned) <= 720 * minute,
    );
    const comes = partner && (it.is_departure ? hereAt(partner) : here);
    const leaves = partner && (it.is_departure ? here : hereAt(partner));
    if (comes !== undefined && leaves !== undefined)
      return { it, from: comes, to: leaves > comes ? leaves : comes + 30 * minute };
    return it.is_departure ? { it, from: here - 60 * minute, to: here } : { it, from: here, to: here + 30 * minute };
  });
  const found = new Set<string>();
  const [first, last] = [Math.min(...stood.map(({ from }) => from)), Math.max(...stood.map(({ to }) => to))];
  for (const { id } of gates)
    for (let time = first; time < last; time += minute) {
      const there = stood.filter(({ it, from, to }) => it.Gates_id === id && from <= time && time < to);
      for (const { it: a } of there)
        for (const { it: b } of there)
          if (a.id < b.id && a.airplane_serial_no !== b.airplane_serial_no) found.add(`${a.id}+${b.id}`);
    }
  return found;
}

/** Pairs of flights of different aircraft whose stays overlap by the plan. */
const planOverlaps = (plan: PlanDay): Set<string> =>
  new Set(
    planMatters(plan, midnight - 1440 * minute).flatMap((it) =>
      it.kind === 'overlap'
        ? it.stay.flights.flatMap((a) => it.other.flights.map((b) => [a.id, b.id].sort().join('+')))
        : [],
    ),
  );

const randomDay = fc
  .array(
    fc.record({
      aircraft: fc.integer({ min: 1, max: 12 }),
      comes: fc.integer({ min: 0, max: 1200 }),
      stays: fc.integer({ min: 30, max: 300 }),
      gate: fc.integer({ min: 1, max: 3 }),
      late: fc.integer({ min: 0, max: 400 }),
      parts: fc.constantFrom('turn', 'arrival', 'departure', 'cancelled'),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((turns) => {
    const flights = turns.flatMap(({ comes, stays, gate: at_, late, parts }, index) => {
      const plane = { airplane_serial_no: `SP-${index}`, Gates_id: at_ };
      const arrival = lands(`A${index}`, comes, { ...plane, estimated: late > 60 ? at(comes + late - 60) : null });
      const departure = departs(`D${index}`, comes + stays, {
        ...plane,
        estimated: late > 30 ? at(comes + stays + late) : null,
      });
      if (parts === 'cancelled') return [{ ...arrival, status: 'CANCELED' as const }, departure];
      return parts === 'turn' ? [arrival, departure] : parts === 'arrival' ? [arrival] : [departure];
    });
    return day(flights, { gates: [gate(1), gate(2), gate(3)] });
  });

test('random days overlap as a slow reference finds, minute by minute', () => {
  fc.assert(
    fc.property(randomDay, (plan) => {
      expect([...planOverlaps(plan)].sort()).toEqual([...slowOverlaps(plan)].sort());
    }),
    { numRuns: 2000 },
  );
});

test('what a flight would meet at a gate is what the whole day with it there says of it', () => {
  fc.assert(
    fc.property(randomDay, fc.nat(), fc.integer({ min: 1, max: 3 }), (turns, at, gate) => {
      // Few aircraft, which come and leave several times and not always from where they came to
      const flights = turns.flights.map((it, i) => ({ ...it, airplane_serial_no: `SP-${i % 3}` }));
      const plan = { ...turns, flights };
      const flight = plan.flights[at % plan.flights.length];
      if (!flight) return;
      const ids = idsMovedWith(flight, plan, now);
      const whole = planMatters(withMoved(plan, ids, gate), now)
        .filter(({ kind }) => kind !== 'knock-on')
        .filter((it) =>
          [it.stay, ...('other' in it ? [it.other] : [])].some(({ flights }) =>
            flights.some(({ id }) => ids.includes(id)),
          ),
        );
      expect(mattersAt(plan, ids, gate, now).map(({ key }) => key)).toEqual(whole.map(({ key }) => key));
    }),
    { numRuns: 1000 },
  );
});

test('the gate that is offered is the one of those that fit where a flight meets least', () => {
  fc.assert(
    fc.property(randomDay, fc.nat(), (plan, at) => {
      const flight = plan.flights[at % plan.flights.length];
      if (!flight) return;
      const fitting = verdictsFor(plan, flight, now)
        .filter((it) => it.fits && it.gate.id !== flight.Gates_id)
        .sort((a, b) => a.met.length - b.met.length);
      expect(bestGate(plan, flight, now)).toEqual(fitting[0]?.gate);
    }),
    { numRuns: 1000 },
  );
});
