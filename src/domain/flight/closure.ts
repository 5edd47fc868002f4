import { entity } from '../kernel/entity.ts';
import { instant, joined, ref, text } from '../kernel/field.ts';
import { gate } from './gate.ts';
import { planReaders } from './plan-call.ts';

/** When a gate takes no flights, and why; without an end until somebody says so. */
export const closure = entity({
  table: 'gate_closures',
  path: 'closures',
  one: 'Zamknięcie bramki',
  accusative: 'zamknięcie bramki',
  many: 'Zamknięcia bramek',
  messages: {
    added: 'Bramka została zamknięta',
    changed: 'Zamknięcie bramki zostało zmienione',
    removed: 'Bramka znów jest otwarta',
  },
  label: ['gate_name', 'reason', '(since)'],
  read: planReaders,
  write: ['airport_staff', 'atc'],
  restorable: true,
  fields: {
    Gates_id: ref('Bramka', () => gate, { message: 'Wybierz istniejącą bramkę' }),
    since: instant('Od', { taken: 'Ta bramka jest już wtedy zamknięta' }),
    until: instant('Do', { optional: true, hint: 'Puste: do odwołania' }),
    reason: text('Powód', { max: 80, hint: 'Na przykład: naprawa drzwi, sprzątanie, kontrola.' }),
  },
  joined: { gate_name: joined('Gates_id', 'name', gate.fields.name) },
  check: ({ since, until }) =>
    since && until && until <= since ? { until: 'Koniec musi być po początku' } : undefined,
  list: ['Gates_id', 'since', 'until', 'reason'],
  filter: ['id', 'Gates_id', 'since'],
  sort: ['since'],
  order: 'since',
  pageSize: 10,
});
