import { entity, type Row } from './kernel/entity.ts';
import { ref, text } from './kernel/field.ts';

export const equipment = entity({
  table: 'equipment',
  path: 'sprzet',
  one: 'Sprzęt',
  many: 'Sprzęt',
  messages: { added: 'Dodano nowy sprzęt', changed: 'Sprzęt został zaktualizowany', removed: 'Sprzęt został usunięty' },
  key: 'serial_no',
  read: ['ground_crew'],
  write: ['ground_crew'],
  fields: {
    serial_no: text('Numer seryjny', { max: 40, pattern: /^[\p{L}\d]/u }),
    type: text('Typ', { max: 60 }),
    name: text('Nazwa', { max: 60 }),
    location: text('Lokalizacja', { max: 60 }),
    Employee_id: ref('Kto dodał', 'users', { optional: true, server: true }),
  },
  list: ['serial_no', 'type', 'name', 'location'],
  pageSize: 4,
});
export type Equipment = Row<typeof equipment>;
