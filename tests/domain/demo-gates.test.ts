import { expect, test } from 'vitest';
import { gates } from '../../db/demo/content.ts';
import { flights } from '../../db/demo/flights.ts';
import type { OpenGate } from '../../db/demo/gates.ts';
import { meetingAt } from '../../src/domain/flight/gate-stays.ts';
import { crossesBorder, isInZone } from '../../src/domain/flight/schengen.ts';

const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 24, hour, 10)));

const openGates = gates.map((it, at) => ({ ...it, id: at + 1 })).filter(({ status }) => status !== 'CLOSED');
const zones = new Map(openGates.map(({ id, zone }) => [id, zone]));

function meetings(now: Date, open: readonly OpenGate[]) {
  const atGates = flights(now, open).flatMap(({ gates_id, ...flight }) =>
    gates_id === null ? [] : [{ ...flight, Gates_id: gates_id }],
  );
  expect(atGates.length).toBeGreaterThan(40);
  return atGates.flatMap((flight) => {
    const { meets, close } = meetingAt(flight.Gates_id, flight, atGates, now.getTime());
    return [...meets, ...close];
  });
}

test('no two flights of the demo stand at one gate but the two that its plan means', () => {
  for (const now of hours) {
    const met = meetings(now, openGates).flatMap((stay) => stay.flights.map(({ number }) => number));
    expect(met.sort(), now.toISOString()).toEqual(['BT9021', 'LO9050']);
  }
});

test('flights of the demo that need more gates than there are meet at one', () => {
  expect(meetings(hours[12] as Date, openGates.slice(-3)).length).toBeGreaterThan(2);
});

test('each flight of the demo is at a gate that takes its passengers', () => {
  for (const now of hours)
    for (const flight of flights(now, openGates))
      if (flight.gates_id !== null)
        expect(isInZone(zones.get(flight.gates_id) ?? 'both', crossesBorder(flight)), flight.id).toBe(true);
});
