import type { RecordParts } from '../../record/parts.ts';
import { Preview } from './Preview.tsx';

export const parts: RecordParts = { Preview };
