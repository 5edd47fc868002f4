import { taxiway } from '../../../domain/airfield/taxiway.ts';
import { placeParts } from './place-parts.tsx';

export const parts = placeParts(taxiway);
