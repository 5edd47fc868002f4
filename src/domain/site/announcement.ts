import { user } from '../account/user.ts';
import { entity, type Row } from '../kernel/entity.ts';
import { area, flag, instant, ref, text } from '../kernel/field.ts';

export const announcement = entity({
  table: 'announcements',
  path: 'announcements',
  one: 'Ogłoszenie',
  many: 'Ogłoszenia',
  messages: {
    added: 'Dodano nowe ogłoszenie',
    changed: 'Ogłoszenie zostało zaktualizowane',
    removed: 'Ogłoszenie zostało usunięte',
    notAdded: 'Błąd dodawania ogłoszenia',
    notChanged: 'Wystąpił błąd podczas aktualizacji ogłoszenia',
    notRemoved: 'Błąd usuwania ogłoszenia',
  },
  label: ['title'],
  read: 'everyone',
  write: ['atc', 'ground_crew', 'airport_staff', 'parking_staff', 'rental_staff'],
  restorable: true,
  fields: {
    title: text('Tytuł', { max: 120 }),
    content: area('Treść', { max: 4000 }),
    valid_from: instant('Ważne od', { optional: true, hint: 'Puste: od razu' }),
    valid_until: instant('Ważne do'),
    travel: flag('Ważne dla podróżnych dziś', { initial: false, stays: true }),
    draft: flag('Szkic: widzą go tylko pracownicy', { initial: false, stays: true }),
    create_time: instant('Dodano', { server: true }),
    Employee_id: ref('Autor', () => user, { optional: true, server: true }),
  },
  check: ({ valid_from, valid_until }) =>
    valid_from && valid_until && valid_from >= valid_until
      ? { valid_until: '„Ważne do” musi być po „Ważne od”' }
      : undefined,
  list: ['title', 'valid_from', 'valid_until', 'create_time'],
  filter: ['id', 'title', 'valid_from', 'valid_until', 'create_time', 'travel'],
  search: ['title', 'content'],
  pageSize: 4,
  order: 'create_time',
});
export type Announcement = Row<typeof announcement>;
