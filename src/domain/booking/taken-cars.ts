import type { Span } from './span.ts';

export const takenCarsPath = 'cars/taken';

/** Taken days; `open`, where nobody knows when they end: `until` is then the last day that can be booked. */
export type TakenSpan = Span & { open: boolean };
/** On which days a car cannot be had. By whom and why is kept private. */
export type TakenCar = TakenSpan & { Cars_id: number };
export interface TakenCarsAnswer {
  data: TakenCar[];
}
