import { choices } from './kernel/choices.ts';
import { entity, type Row, shape } from './kernel/entity.ts';
import { choice, day, email, flag, instant, phone, text } from './kernel/field.ts';
import { today } from './language/days.ts';
import { count, nouns } from './language/polish.ts';
import { adminOnly, type Role, roles } from './roles.ts';

export const gender = choices({ M: { label: 'Mężczyzna' }, F: { label: 'Kobieta' } });

const personal = { personal: true } as const;
const leastPassword = 3;
const address = { ...personal, clean: (typed: string) => typed.trim().toLowerCase() } as const;
// The specification's shared rule; PASSWORD_MIN_LENGTH and a staff role ask for more (see `passwordLength`)
const passwordRule = {
  max: 200,
  clean: (typed: string) => typed,
  pattern: /^\s*\S[\s\S]+\S\s*$/,
  message: 'Poprawnie wypełnij to pole',
} as const;
const newPasswordRule = {
  ...passwordRule,
  message: `Hasło musi mieć od ${leastPassword} do ${count(passwordRule.max, nouns.character)}`,
  autocomplete: 'new-password',
} as const;

export const user = entity({
  table: 'users',
  path: 'users',
  one: 'Użytkownik',
  many: 'Użytkownicy',
  messages: {
    added: 'Konto zostało dodane',
    changed: 'Dane zostały zapisane',
    removed: 'Konto zostało usunięte',
  },
  read: adminOnly,
  write: adminOnly,
  fields: {
    email: email('E-mail', {
      unique: true,
      ...address,
      autocomplete: 'email',
    }),
    first_name: text('Imię', { ...personal, min: 2, max: 60, autocomplete: 'given-name' }),
    last_name: text('Nazwisko', { ...personal, min: 2, max: 60, autocomplete: 'family-name' }),
    phone_number: phone('Telefon', { ...personal, optional: true, autocomplete: 'tel' }),
    address: text('Adres', { ...personal, optional: true, max: 200, autocomplete: 'street-address' }),
    gender: choice('Płeć', gender, { ...personal, optional: true, initial: 'M' }),
    birth_date: day('Data urodzenia', { ...personal, optional: true, initial: '2024-01-01', autocomplete: 'bday' }),
    create_time: instant('Utworzono', { server: true }),
    img: text('Zdjęcie', { ...personal, max: 200, optional: true, server: true }),
    role: choice('Rola', roles, { server: true }),
    proven: flag('Adres potwierdzony', { server: true }),
    pending_email: email('Nowy e-mail, jeszcze niepotwierdzony', { ...address, optional: true, server: true }),
  },
  check: ({ birth_date }) =>
    birth_date && birth_date > today() ? { birth_date: 'Data urodzenia nie może być w przyszłości' } : undefined,
  list: ['email', 'first_name', 'last_name', 'role', 'create_time'],
  pageSize: 5,
  internal: ['password_hash'],
});
export type User = Row<typeof user>;

/** What is said of any sign-in that failed: never whether the e-mail or the password was wrong. */
export const signInFailure = 'Błąd logowania';

/** How long a link in a mail about an account works. */
export const linkHours = 24;

/** Is this one of the demo's accounts? Their domain can be nobody's. */
export const isDemo = (address: string): boolean => address.endsWith('@lotnisko.example');

/** The least length of a staff member's password. */
const staffPasswordLength = 12;

/** How long a password must be for this role; `configured` is PASSWORD_MIN_LENGTH. */
export const passwordLength = (role: Role, configured = leastPassword): number =>
  role === 'client' ? configured : Math.max(configured, staffPasswordLength);

/** What is wrong with a new password; blanks around it do not count towards its length. */
export const checkPassword = (password: string, role: Role, configured?: number): string | undefined => {
  const least = passwordLength(role, configured);
  return [...password.trim()].length < least
    ? `Hasło musi mieć co najmniej ${count(least, nouns.character)}`
    : undefined;
};

const { email: emailField, first_name, last_name } = user.fields;
const newPassword = text('Nowe hasło', newPasswordRule);

/** What the calls about accounts take. */
export const signIn = shape({
  fields: { email: emailField, password: text('Hasło', { ...passwordRule, autocomplete: 'current-password' }) },
});
/** The password once more, in a session that is open. */
export const confirmation = shape({ fields: { password: signIn.fields.password } });
export const registration = shape({
  fields: {
    first_name,
    last_name,
    email: emailField,
    password: text('Hasło', newPasswordRule),
  },
});
export const resetRequest = shape({ fields: { email: emailField } });
export const passwordReset = shape({ fields: { password: newPassword } });
export const passwordChange = shape({
  fields: {
    current_password: text('Obecne hasło', { ...passwordRule, autocomplete: 'current-password' }),
    new_password: newPassword,
  },
});

/** How long a session lives unused, and how long at most, in seconds. */
export const sessionLimits = (role: Role): { idle: number; absolute: number } =>
  role === 'client' ? { idle: 24 * 3600, absolute: 7 * 24 * 3600 } : { idle: 3600, absolute: 12 * 3600 };

/** Every attempt to sign in, registration and reset: who, when and how it ended. */
export const loginLog = entity({
  table: 'login_log',
  path: 'login_log',
  one: 'Logowanie',
  many: 'Historia logowań',
  read: adminOnly,
  write: adminOnly,
  fields: {
    first_name: text('Imię', { ...personal, max: 200, optional: true, server: true }),
    email: email('E-mail', { ...personal, server: true }),
    login_date: instant('Data', { server: true }),
    login_details: text('Szczegóły', { server: true, max: 300 }),
  },
  list: ['first_name', 'email', 'login_date', 'login_details'],
  filter: ['id', 'email', 'login_date'],
  sort: ['email', 'login_date'],
  pageSize: 10,
  order: 'login_date',
});
export type LoginLog = Row<typeof loginLog>;
