import type { RecordParts } from '../../record/parts.ts';

export const parts: RecordParts = {
  groups: [
    { title: 'Sprzęt', text: 'Co to jest.', fields: ['name', 'type', 'serial_no'] },
    { title: 'Miejsce', text: 'Gdzie stoi.', fields: ['location'] },
  ],
};
