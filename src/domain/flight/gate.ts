import { choices, labelOf } from '../kernel/choices.ts';
import { entity } from '../kernel/entity.ts';
import { choice, text } from '../kernel/field.ts';

const gateStatus = choices({
  CLOSED: { label: 'Zamknięta', tone: 'neutral', icon: 'x' },
  BUSY: { label: 'Zajęta', tone: 'info', icon: 'plane' },
  'ON STAND': { label: 'Wstrzymana', tone: 'warn', icon: 'late' },
  READY: { label: 'Gotowa', tone: 'good', icon: 'check' },
});

export const gate = entity({
  table: 'gates',
  path: 'bramki',
  one: 'Bramka',
  many: 'Bramki',
  messages: {
    added: 'Dodano nową bramkę',
    changed: 'Bramka została zaktualizowana',
    removed: 'Bramka została usunięta',
    notAdded: 'Błąd dodawania bramki',
    notChanged: 'Wystąpił błąd podczas aktualizacji bramki',
    notRemoved: 'Błąd usuwania bramki',
  },
  alerts: true,
  label: ['name'],
  few: true,
  read: ['airport_staff'],
  write: ['airport_staff'],
  restorable: true,
  fields: { name: text('Nazwa', { max: 20, unique: true }), status: choice('Status', gateStatus) },
  list: ['name', 'status'],
  filter: { id: ['='], name: ['=', 'BETWEEN', 'CONTAINS'], status: ['=', 'IN', 'NOT'] },
  lookUp: {
    who: ['atc', 'ground_crew', 'airport_staff', 'parking_staff', 'rental_staff'],
    reads: ['status'],
    detail: ({ status }): string => labelOf(gateStatus, status),
  },
  pageSize: 4,
});
