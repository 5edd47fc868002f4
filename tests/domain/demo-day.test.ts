import { expect, test } from 'vitest';
import { gates as gateRows } from '../../db/demo/content.ts';
import { delays } from '../../db/demo/delays.ts';
import { flights } from '../../db/demo/flights.ts';
import { milestones } from '../../db/demo/milestones.ts';
import { airportGates } from '../../src/airport/gates.ts';
import { explained, minutesLate } from '../../src/domain/flight/delay.ts';
import { dayHere, timeHere } from '../../src/domain/flight/flight-times.ts';
import { turnsOf } from '../../src/domain/flight/gate-stays.ts';
import { planMatters } from '../../src/domain/flight/plan.ts';
import type { PlanFlight, PlanGate } from '../../src/domain/flight/plan-day.ts';
import { addDays, type Day, dayOf, parseInstant, today } from '../../src/domain/language/days.ts';

const minute = 60_000;
const at = (day: Day, time: string) => new Date(parseInstant(`${day} ${time}:00`) ?? '');
const hours = (day: Day) => Array.from({ length: 24 }, (_, hour) => at(day, `${`${hour}`.padStart(2, '0')}:10`));
const midnights = (day: Day) => ['00:00', '00:01', '00:40', '23:20', '23:58', '23:59'].map((time) => at(day, time));
const week = Array.from({ length: 7 }, (_, ahead) => addDays('2026-11-22' as Day, ahead));
// On the last Sunday of March one hour is skipped, on that of October one comes twice
const changes = ['2026-03-29', '2026-10-25'] as Day[];
const twice = [0, 1].map((hour) => new Date(Date.UTC(2026, 9, 25, hour, 30)));
const moments = [
  ...[...hours('2026-11-24' as Day), ...week.flatMap(midnights), ...week.map((day) => at(day, '12:00'))],
  ...[...changes.flatMap(hours), ...changes.flatMap(midnights), ...twice],
].filter((it) => !Number.isNaN(it.getTime()));

const gates: PlanGate[] = gateRows.map(({ name, zone, status }, index) => {
  const terminals_id = airportGates.find((it) => it.name === name)?.terminal ?? null;
  return { id: index + 1, name, zone, status, version: 1, terminals_id };
});
const closed = gates.find(({ status }) => status === 'CLOSED');
const staff = { atc: 1, ground_crew: 2, airport_staff: 3 };

/** The demo as it is started at a moment, with the times that its steps tell. */
function startedAt(now: Date) {
  const open = gates.filter((it) => it !== closed);
  const rows = flights(now, open, closed?.id);
  const steps = milestones(now, rows, staff);
  const timeOf = (id: string, kinds: string[]) =>
    steps.findLast((it) => it.flight_id === id && kinds.includes(it.kind))?.at ?? null;
  const all = rows.map(({ gates_id, ...row }): PlanFlight => {
    const [off, on] = [timeOf(row.id, ['off_block']), timeOf(row.id, ['landed', 'in_block'])];
    const actual = { actual_departure: row.is_departure ? off : null, actual_arrival: row.is_departure ? null : on };
    return { ...row, ...actual, Gates_id: gates_id, version: 1, airplane_model: null };
  });
  const ofToday = all.filter((it) => dayHere(it) === today(now));
  return { rows, steps, all, ofToday };
}

test.each(moments.map((now) => [now.toISOString(), now] as const))('a demo started at %s is in mid-day', (_, now) => {
  const { rows, steps, all, ofToday } = startedAt(now);
  expect(ofToday).toHaveLength(44);
  expect(turnsOf(ofToday).size).toBeGreaterThanOrEqual(12);

  const closure = { since: now.getTime() - 510 * minute, until: now.getTime() + 120 * minute };
  const [since, until] = [closure.since, closure.until].map((it) => new Date(it).toISOString()) as [string, string];
  const closures = [{ id: 1, Gates_id: closed?.id ?? 0, since, until, reason: 'naprawa drzwi', version: 1 }];
  const matters = planMatters({ flights: all, gates, closures }, now.getTime()).filter(({ hard }) => hard);
  expect(matters.map(({ kind }) => kind).sort()).toEqual(['closed', 'overlap']);
  for (const { stay } of matters) expect([stay.since, stay.until].map((it) => dayOf(it))).toContain(today(now));

  const late = delays(now, rows, 3);
  const withReasons = all.filter(({ id }) => late.rows.some(({ flight_id }) => flight_id === id));
  expect(withReasons).toHaveLength(3);
  for (const flight of withReasons) {
    expect(Math.abs(Date.parse(timeHere(flight)) - now.getTime())).toBeLessThan(60 * minute);
    expect(explained(late.rows.filter((it) => it.flight_id === flight.id))).toBe(minutesLate(flight));
  }

  const flown = ofToday.filter(({ status, is_departure }) =>
    (is_departure ? ['AIRBORNE', 'FINISHED'] : ['FINISHED']).includes(status),
  );
  const kindsOf = (id: string) => steps.filter(({ flight_id }) => flight_id === id).map(({ kind }) => kind);
  for (const { id, is_departure } of flown) expect(kindsOf(id), id).toContain(is_departure ? 'airborne' : 'last_bag');
  for (const { id, status, is_departure } of all.filter((it) => !flown.includes(it) && dayHere(it) === today(now))) {
    const never = is_departure && status === 'TAKE OFF' ? ['airborne'] : ['airborne', 'off_block', 'in_block'];
    expect(
      kindsOf(id).filter((kind) => never.includes(kind)),
      id,
    ).toEqual([]);
  }
  expect(steps.filter((it) => Date.parse(it.at) > now.getTime())).toEqual([]);
});
