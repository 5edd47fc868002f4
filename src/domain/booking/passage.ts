import { user } from '../account/user.ts';
import { choices } from '../kernel/choices.ts';
import { entity } from '../kernel/entity.ts';
import { choice, flag, instant, int, ref } from '../kernel/field.ts';
import { parking } from './parking.ts';

const passageKind = choices({
  IN: { label: 'Wjazd', tone: 'info', icon: 'full' },
  OUT: { label: 'Wyjazd', tone: 'good', icon: 'check' },
});
export type PassageKind = keyof typeof passageKind;

/** That a car has come to its space or left it: appended and corrected as a hand-over is. */
export const passage = entity({
  table: 'passages',
  path: 'passages',
  one: 'Wjazd lub wyjazd',
  accusative: 'wjazd lub wyjazd',
  many: 'Wjazdy i wyjazdy',
  messages: { added: 'Zapisano' },
  label: ['kind', '(at)'],
  read: ['parking_staff'],
  write: ['parking_staff'],
  fields: {
    Parking_id: ref('Rezerwacja', () => parking, { server: true }),
    kind: choice('Rodzaj', passageKind),
    at: instant('Kiedy'),
    Employee_id: ref('Kto', () => user, { optional: true, server: true }),
    corrects: int('Poprawia wpis', { optional: true }),
    withdrawn: flag('Wycofano'),
    create_time: instant('Zapisano', { server: true }),
  },
  list: ['kind', 'at'],
  filter: { id: ['='], Parking_id: ['='] },
  sort: [],
  pageSize: 50,
});
