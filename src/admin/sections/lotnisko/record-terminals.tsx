import { terminal } from '../../../domain/airfield/terminal.ts';
import { placeParts } from './place-parts.tsx';

export const parts = placeParts(terminal);
