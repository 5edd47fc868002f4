import type { Span } from './span.ts';

export const takenCarsPath = 'cars/taken';

/** On which days a car cannot be had. By whom and why is kept private. */
export type TakenCar = Span & { Cars_id: number };
export interface TakenCarsAnswer {
  data: TakenCar[];
}
