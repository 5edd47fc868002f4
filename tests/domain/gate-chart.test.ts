import { expect, test } from 'vitest';
import { homeAirport } from '../../src/airport/identity.ts';
import { gateChart } from '../../src/domain/flight/gate-chart.ts';
import { barWords } from '../../src/domain/flight/gate-chart-words.ts';
import { planMatters, verdictsFor } from '../../src/domain/flight/plan.ts';
import { planCsv } from '../../src/domain/flight/plan-csv.ts';
import type { PlanDay, PlanFlight, PlanGate } from '../../src/domain/flight/plan-day.ts';
import { departuresFrom, planGate } from '../support/plan-flights.ts';

const day = '2031-05-05';
const now = Date.parse(`${day}T08:00:00.000Z`);
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const flight = departuresFrom(now);
const comes = (id: string, minutes: number, more: Partial<PlanFlight> = {}): PlanFlight =>
  flight(id, minutes, {
    ...{ is_departure: false, departure: at(minutes - 90), arrival: at(minutes) },
    ...{ origin: 'Warszawa (WAW)', destination: homeAirport },
    ...more,
  });
const plan = (flights: PlanFlight[], more: Partial<PlanDay> = {}): PlanDay => ({
  ...{ flights, gates: [planGate(1, 'A1'), planGate(2, 'A2')], closures: [] },
  ...more,
});
const chartOf = (of: PlanDay) => gateChart(of, day, now, planMatters(of, now));
const barsOf = (of: PlanDay) => chartOf(of).lanes.flatMap(({ bars }) => bars);

test('an aircraft that comes and leaves is one bar, as wide as it stands', () => {
  const tail = { airplane_serial_no: 'SP-1' };
  const bars = barsOf(plan([comes('LO1', 60, tail), flight('LO2', 110, tail)]));
  expect(bars).toHaveLength(1);
  expect(bars[0]).toMatchObject({ id: 'LO2', since: now + 3_600_000, until: now + 6_600_000, look: 'planned' });
});

test('stays that meet are drawn below each other, with when they meet', () => {
  const [lane] = chartOf(plan([flight('LO1', 120), flight('LO2', 150), flight('LO3', 200)])).lanes;
  expect(lane?.levels).toBe(2);
  expect(lane?.bars.map(({ id, level }) => [id, level])).toEqual([
    ['LO1', 0],
    ['LO2', 1],
    ['LO3', 0],
  ]);
  expect(lane?.meets).toMatchObject([
    { hard: true, since: now + 90 * 60_000, until: now + 120 * 60_000 },
    { hard: true, since: now + 140 * 60_000, until: now + 150 * 60_000 },
  ]);
});

test('one that is late leaves its old place drawn, and says by how much', () => {
  const late = flight('LO3821', 120, { status: 'DELAYED', estimated: at(145), destination: 'Warszawa (WAW)' });
  const [bar] = barsOf(plan([late]));
  expect(bar).toMatchObject({ look: 'late', late: 25 });
  expect(bar?.planned).toEqual({ since: now + 60 * 60_000, until: now + 120 * 60_000 });
  expect(bar && barWords(bar, 'A1')).toBe(
    'Bramka A1, LO\u00a03821 11:25–12:25 WAW, odlot Warszawa, spóźniony 25\u00a0min',
  );
});

test('a departure whose aircraft comes late is drawn until when it can leave', () => {
  const tail = { airplane_serial_no: 'SP-1' };
  const [bar] = barsOf(plan([comes('LO1', 60, { ...tail, estimated: at(100) }), flight('LO2', 110, tail)]));
  expect(bar?.forecast).toBe(now + 140 * 60_000);
});

test('flights without a gate have a lane of their own, before all gates', () => {
  expect(chartOf(plan([flight('LO1', 120)])).lanes.map(({ gate }) => gate?.name)).toEqual(['A1', 'A2']);
  const [first] = chartOf(plan([flight('LO1', 120, { Gates_id: null })])).lanes;
  expect(first).toMatchObject({ gate: undefined, bars: [{ id: 'LO1' }] });
});

test('a closed gate is closed as long as the day is shown, where nobody knows its end', () => {
  const closures = [{ id: 1, Gates_id: 2, since: at(30), until: null, reason: 'naprawa drzwi', version: 1 }];
  const chart = chartOf(plan([flight('LO1', 120)], { closures }));
  expect(chart.lanes[1]?.closed).toEqual([
    expect.objectContaining({ since: now + 30 * 60_000, until: chart.until, ends: null, reason: 'naprawa drzwi' }),
  ]);
});

test('every gate is judged for what is carried, with what goes along', () => {
  const flights = [flight('LO1', 120), flight('LO2', 130, { Gates_id: 2 })];
  const verdicts = verdictsFor(plan(flights), flights[0] as PlanFlight, now);
  expect(verdicts.map(({ gate, fits }) => [gate.name, fits])).toEqual([
    ['A1', true],
    ['A2', false],
  ]);
});

test('the file of a day has a line a flight, with what is to be solved of it', () => {
  const of = plan([flight('LO1', 120, { Gates_id: null })]);
  const file = planCsv(
    barsOf(of).map(({ stay }) => stay),
    of.gates,
    planMatters(of, now),
  );
  expect(file.split('\r\n').slice(1)).toEqual([
    ';11:00;12:00;LO 1;odlot;Oslo (OSL);12:00;;Zaplanowany;nie ma bramki',
    '',
  ]);
});

test('each terminal is told once, above its gates, with what all of them take', () => {
  const gate = (id: number, terminals_id: number | null, zone: PlanGate['zone'] = 'both') =>
    planGate(id, `A${id}`, { terminals_id, zone });
  const of = (...gates: PlanGate[]) => chartOf(plan([flight('LO1', 120)], { gates })).lanes.map((it) => it.terminal);
  const [schengen, outside] = ['schengen', 'non_schengen'] as const;
  expect(of(gate(1, 1, schengen), gate(2, 1, schengen), gate(3, 2, outside), gate(4, null))).toEqual([
    ...[{ id: 1, zone: schengen }, undefined, { id: 2, zone: outside }, { id: null, zone: 'both' }],
  ]);
  const [first, , other] = of(gate(1, 1, schengen), gate(2, 1, outside), gate(3, 2));
  expect([first?.zone, other?.zone]).toEqual(['both', 'both']);
  expect(of(gate(1, 1), gate(2, 1))).toEqual([undefined, undefined]);
  expect(of(gate(1, null), gate(2, null))).toEqual([undefined, undefined]);
});
