import type { RecordParts } from '../../record/parts.ts';
import { Preview } from './Preview.tsx';

export const parts: RecordParts = {
  groups: [
    { title: 'Treść', text: 'Co podróżni przeczytają.', fields: ['title', 'content'] },
    { title: 'Kiedy', text: 'Od kiedy i jak długo.', fields: ['valid_from', 'valid_until'] },
    { title: 'Dla kogo', text: 'Kogo dotyczy i kto je widzi.', fields: ['travel', 'draft'] },
  ],
  Preview,
};
