import { describe, expect, test } from 'vitest';
import type { FlightStatus } from '../../src/domain/flight/flight-status.ts';
import { type MilestoneKind, nextStep, stepFor } from '../../src/domain/flight/milestone-kinds.ts';

const departs = (status: FlightStatus) => ({ is_departure: true, status });
const arrives = (status: FlightStatus) => ({ is_departure: false, status });
const pressed = (...kinds: MilestoneKind[]) => kinds.map((kind) => ({ kind }));
const anybody = () => true;

describe('the next step of a flight', () => {
  test('is the one after the last that was pressed', () => {
    expect(nextStep(departs('SCHEDULED'), [])).toBe('check_in_open');
    expect(nextStep(departs('DELAYED'), pressed('check_in_open', 'on_stand'))).toBe('check_in_closed');
    expect(nextStep(arrives('LANDING'), pressed('landed'))).toBe('in_block');
  });

  test('follows a status that was set by hand', () => {
    expect(nextStep(departs('WAITING'), [])).toBe('last_call');
    expect(nextStep(departs('TAKE OFF'), pressed('check_in_open'))).toBe('airborne');
    expect(nextStep(arrives('LANDING'), [])).toBe('in_block');
  });

  test('is none of a flight that is over, whatever was pressed of it', () => {
    for (const flight of [departs('FINISHED'), departs('AIRBORNE'), arrives('FINISHED')]) {
      expect(nextStep(flight, [])).toBeUndefined();
      expect(stepFor(anybody, flight, [])).toBeUndefined();
    }
  });

  test('is another one for a role that may not press it, where that waits for none', () => {
    const isGroundCrew = (kind: MilestoneKind) => kind === 'on_stand';
    expect(stepFor(isGroundCrew, departs('SCHEDULED'), [])).toBe('on_stand');
    expect(stepFor(isGroundCrew, departs('WAITING'), pressed('check_in_open', 'boarding'))).toBeUndefined();
  });
});
