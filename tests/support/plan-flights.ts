import { homeAirport } from '../../src/airport/identity.ts';
import type { PlanFlight, PlanGate } from '../../src/domain/flight/plan-day.ts';

type Flies = (id: string, minutes: number, more?: Partial<PlanFlight>) => PlanFlight;

/** A departure of the plan at gate 1 with an aircraft of its own, so many minutes after a moment. */
export const departuresFrom =
  (moment: number): Flies =>
  (id, minutes, more = {}) => {
    const at = (minute: number) => new Date(moment + minute * 60_000).toISOString();
    return {
      ...{ id, number: id, status: 'SCHEDULED', airline_name: 'LOT', estimated: null, version: 3 },
      ...{ airplane_serial_no: `SP-${id}`, airplane_model: null, Gates_id: 1 },
      ...{ is_departure: true, departure: at(minutes), arrival: at(minutes + 90) },
      ...{ actual_departure: null, actual_arrival: null, origin: homeAirport, destination: 'Oslo (OSL)' },
      ...more,
    };
  };

/** A gate where any flight may stand. */
export const planGate = (id: number, name: string, more: Partial<PlanGate> = {}): PlanGate => ({
  ...{ id, name, status: 'READY', zone: 'both', terminals_id: null, version: 1 },
  ...more,
});
