import { choices } from '../kernel/choices.ts';
import { entity, type Row } from '../kernel/entity.ts';
import { choice, email, instant, text } from '../kernel/field.ts';
import { byValueOrRange } from '../kernel/operators.ts';
import { adminOnly } from '../kernel/roles.ts';

/** What a line of the login history is about; db/functions/login_kind.sql knows them by their words. */
export const loginKind = choices({
  SIGNED_IN: { label: 'Zalogowano', tone: 'good' },
  REFUSED: { label: 'Błędne hasło', tone: 'bad' },
  REGISTERED: { label: 'Rejestracja', tone: 'info' },
  INVITED: { label: 'Zaproszenie', tone: 'info' },
  LINK: { label: 'Link do hasła', tone: 'neutral' },
  PASSWORD: { label: 'Zmiana hasła', tone: 'warn' },
  PASSKEY: { label: 'Klucz dostępu', tone: 'warn' },
  PROVEN: { label: 'Potwierdzony adres', tone: 'good' },
  ENDED: { label: 'Zakończona sesja', tone: 'warn' },
  OTHER: { label: 'Inne', tone: 'neutral' },
});

/** Every attempt to sign in, registration and reset: who, when and how it ended. */
export const loginLog = entity({
  table: 'login_log',
  path: 'login_log',
  one: 'Logowanie',
  many: 'Historia logowań',
  label: ['email'],
  read: adminOnly,
  write: adminOnly,
  fields: {
    first_name: text('Imię', { personal: true, max: 200, optional: true, server: true }),
    email: email('E-mail', { personal: true, server: true }),
    login_date: instant('Data', { server: true }),
    login_details: text('Szczegóły', { server: true, max: 300 }),
    kind: choice('Rodzaj', loginKind, { server: true }),
    address: text('Adres sieci', { max: 60, optional: true, server: true }),
    device: text('Urządzenie', { max: 200, optional: true, server: true }),
  },
  list: ['login_date', 'kind', 'email', 'address', 'device', 'login_details'],
  filter: {
    ...byValueOrRange(['id', 'login_date']),
    email: ['=', 'BETWEEN', 'CONTAINS'],
    kind: ['=', 'IN'],
    address: ['='],
  },
  sort: ['email', 'login_date'],
  search: ['first_name', 'email', 'login_details', 'kind'],
  pageSize: 10,
  order: 'login_date',
  internal: ['users_id', 'salt', 'digest'],
});
export type LoginLog = Row<typeof loginLog>;
