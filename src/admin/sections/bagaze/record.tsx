import type { RecordParts } from '../../record/parts.ts';
import { OwnFlight } from './OwnFlight.tsx';

export const parts: RecordParts = { controls: { Flights_id: OwnFlight } };
