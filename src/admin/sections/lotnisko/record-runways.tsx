import { runway } from '../../../domain/airfield/runway.ts';
import { placeParts } from './place-parts.tsx';

export const parts = placeParts(runway);
