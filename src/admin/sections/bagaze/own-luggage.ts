import { luggage, ownFields } from '../../../domain/travel/luggage.ts';

/** Luggage as its owner fills it in. */
export const ownLuggage = { ...luggage, fields: ownFields };
