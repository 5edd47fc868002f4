import { expect, test } from 'vitest';
import { flights } from '../../db/demo/flights.ts';
import { meetingAt } from '../../src/domain/flight/gate-stays.ts';

const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 24, hour, 10)));

function meetings(now: Date, gateIds: readonly number[]) {
  const atGates = flights(now, gateIds).flatMap(({ gates_id, ...flight }) =>
    gates_id === null ? [] : [{ ...flight, Gates_id: gates_id }],
  );
  expect(atGates.length).toBeGreaterThan(40);
  return atGates.flatMap((flight) => {
    const { meets, close } = meetingAt(flight.Gates_id, flight, atGates, now.getTime());
    return [...meets, ...close];
  });
}

test('no two flights of the demo stand at one gate, whenever it is started', () => {
  for (const now of hours) expect(meetings(now, [1, 2, 3, 5, 6, 7]), now.toISOString()).toEqual([]);
});

test('flights of the demo that need more gates than there are meet at one', () => {
  expect(meetings(hours[12] as Date, [1, 2])).not.toEqual([]);
});
