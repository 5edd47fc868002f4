import { choices, labelOf } from '../kernel/choices.ts';
import { entity } from '../kernel/entity.ts';
import { choice, instant, int, joined, ref, type Target, text } from '../kernel/field.ts';
import { terminalReference } from './terminal-reference.ts';

const gateStatus = choices({
  CLOSED: { label: 'Zamknięta', tone: 'neutral', icon: 'x' },
  BUSY: { label: 'Zajęta', tone: 'info', icon: 'plane' },
  'ON STAND': { label: 'Wstrzymana', tone: 'warn', icon: 'late' },
  READY: { label: 'Gotowa', tone: 'good', icon: 'check' },
});

/** From which flights a gate takes passengers: for some of them passports are checked on the way. */
const gateZone = choices({
  both: { label: 'Wszystkie loty' },
  schengen: { label: 'Schengen' },
  non_schengen: { label: 'Poza Schengen' },
});
export type GateZone = keyof typeof gateZone;

const gateItself = (): Target => gate;

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
  fields: {
    name: text('Nazwa', { max: 20, unique: true }),
    status: choice('Status', gateStatus),
    zone: choice('Loty', gateZone, { initial: 'both', stays: true }),
    terminals_id: ref('Terminal', terminalReference, {
      optional: true,
      stays: true,
      message: 'Wybierz istniejący terminal',
    }),
    walk_minutes: int('Dojście od kontroli', { min: 1, max: 60, unit: 'min', optional: true, stays: true }),
  },
  // Of the closure that holds now or begins within a day: see db/functions/gate_closure.sql
  joined: {
    closed_since: joined('id', 'closed_since', instant('Zamknięta od', { optional: true }), gateItself),
    closed_until: joined('id', 'closed_until', instant('Zamknięta do', { optional: true }), gateItself),
    closed_reason: joined('id', 'closed_reason', text('Powód zamknięcia', { max: 80, optional: true }), gateItself),
  },
  list: ['name', 'status'],
  filter: { id: ['='], name: ['=', 'BETWEEN', 'CONTAINS'], status: ['=', 'IN', 'NOT'] },
  lookUp: {
    who: ['atc', 'ground_crew', 'airport_staff', 'parking_staff', 'rental_staff'],
    reads: ['status'],
    detail: ({ status }): string => labelOf(gateStatus, status),
  },
  pageSize: 4,
});
