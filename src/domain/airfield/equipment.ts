import { user } from '../account/user.ts';
import { entity } from '../kernel/entity.ts';
import { joined, ref, text } from '../kernel/field.ts';
import { fillIn } from '../kernel/fill-in.ts';

export const equipment = entity({
  table: 'equipment',
  path: 'sprzet',
  one: 'Sprzęt',
  many: 'Sprzęt',
  messages: {
    added: 'Dodano nowy sprzęt',
    changed: 'Sprzęt został zaktualizowany',
    removed: 'Sprzęt został usunięty',
    notAdded: 'Błąd dodawania sprzętu',
    notChanged: 'Wystąpił błąd podczas aktualizacji sprzętu',
    notRemoved: 'Błąd usuwania sprzętu',
  },
  alerts: true,
  key: 'serial_no',
  label: ['name', 'serial_no'],
  few: true,
  read: ['ground_crew'],
  write: ['ground_crew'],
  restorable: true,
  fields: {
    serial_no: text('Numer seryjny', {
      ...{ max: 40, pattern: /^[\p{L}\d]/u, wrong: fillIn('zacznij od litery albo cyfry') },
    }),
    type: text('Typ', { max: 60 }),
    name: text('Nazwa', { max: 60 }),
    location: text('Lokalizacja', { max: 60 }),
    Employee_id: ref('Kto dodał', () => user, { optional: true, server: true }),
  },
  joined: {
    employee_first_name: joined('Employee_id', 'first_name', user.fields.first_name),
    employee_last_name: joined('Employee_id', 'last_name', user.fields.last_name),
    employee_email: joined('Employee_id', 'email', user.fields.email),
  },
  list: ['serial_no', 'type', 'name', 'location', 'Employee_id'],
  sort: ['serial_no', 'type', 'name', 'location', 'employee_last_name'],
  lookUp: {
    who: ['ground_crew'],
    reads: ['type', 'location'],
    detail: ({ type, location }) => `${type}, ${location}`,
  },
  pageSize: 4,
});
