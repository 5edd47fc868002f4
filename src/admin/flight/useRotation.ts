import { useAnswer } from '../../client/useList.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import { dayHere } from '../../domain/flight/flight-times.ts';
import { planPath } from '../../domain/flight/plan-call.ts';
import type { PlanDay } from '../../domain/flight/plan-day.ts';
import { forecastOf, rotationOf } from '../../domain/flight/rotation.ts';
import { live } from './live.ts';

/** The day of a flight's aircraft, and why the flight will be late, where it will. */
export function useRotation(flight: Flight) {
  const reading = useAnswer<{ data: [PlanDay] }>(planPath(dayHere(flight)), undefined, live);
  const [plan] = reading.answer?.data ?? [];
  const legs = plan && rotationOf(plan.flights, { ...flight, airplane_model: flight.airplane_model ?? null });
  return { reading, legs, forecast: legs && forecastOf(legs, flight.id) };
}
