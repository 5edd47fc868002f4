import { choices } from '../kernel/choices.ts';
import { entity, type Row, shape } from '../kernel/entity.ts';
import { choice, day, email, flag, instant, phone, picture, text } from '../kernel/field.ts';
import { fillIn } from '../kernel/fill-in.ts';
import { byValueOrRange } from '../kernel/operators.ts';
import { adminOnly, type Role, roles, staffRoles } from '../kernel/roles.ts';
import { today } from '../language/days.ts';
import { licensePlate } from '../language/license-plate.ts';
import { count, nouns } from '../language/polish.ts';

export const gender = choices({ M: { label: 'Mężczyzna' }, F: { label: 'Kobieta' } });

const personal = { personal: true } as const;
const leastPassword = 3;
const address = { ...personal, clean: (typed: string) => typed.trim().toLowerCase() } as const;
// The specification's shared rule; PASSWORD_MIN_LENGTH and a staff role ask for more (see `passwordLength`)
const passwordRule = {
  max: 200,
  clean: (typed: string) => typed,
  pattern: /^\s*\S[\s\S]+\S\s*$/,
  message: fillIn(`hasło ma co najmniej ${count(leastPassword, nouns.character)}`),
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
  accusative: 'użytkownika',
  many: 'Użytkownicy',
  messages: {
    added: 'Konto zostało dodane',
    changed: 'Dane zostały zapisane',
    removed: 'Konto zostało usunięte',
  },
  label: ['first_name', 'last_name', '(email)'],
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
    license_plate: text('Numer rejestracyjny', { ...licensePlate, optional: true }),
    gender: choice('Płeć', gender, { ...personal, optional: true, initial: 'M' }),
    birth_date: day('Data urodzenia', {
      ...personal,
      optional: true,
      past: true,
      initial: '2024-01-01',
      autocomplete: 'bday',
    }),
    create_time: instant('Utworzono', { server: true }),
    img: picture('Zdjęcie', { ...personal, max: 200, optional: true, server: true }),
    role: choice('Rola', roles, { server: true }),
    proven: flag('Adres potwierdzony', { server: true }),
    pending_email: email('Nowy e-mail, jeszcze niepotwierdzony', { ...address, optional: true, server: true }),
  },
  check: ({ birth_date }) =>
    birth_date && birth_date > today() ? { birth_date: 'Data urodzenia nie może być w przyszłości' } : undefined,
  list: ['last_name', 'role', 'proven', 'phone_number', 'create_time'],
  filter: {
    ...byValueOrRange(['id', 'create_time']),
    email: ['=', 'BETWEEN', 'CONTAINS'],
    first_name: ['=', 'BETWEEN', 'CONTAINS'],
    last_name: ['=', 'BETWEEN', 'CONTAINS'],
    role: ['=', 'IN'],
    proven: ['='],
  },
  sort: ['last_name', 'first_name', 'email', 'role', 'create_time'],
  search: ['first_name', 'last_name', 'email', 'role'],
  lookUp: {
    who: ['airport_staff', 'parking_staff', 'rental_staff'],
    people: true,
    state: 'proven',
    order: ['last_name', 'first_name'],
  },
  pageSize: 20,
  internal: ['password_hash'],
});
export type User = Row<typeof user>;

/** Enough of an address to tell people of one name apart, too little to write to: 'a…k@poczta.example'. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  const [first = '', ...others] = [...name];
  const last = others.length > 1 ? others.at(-1) : '';
  return `${others.length > 0 ? first : ''}…${last}@${host}`;
}

/** Why nothing is sold to an account whose address nobody has proven. */
export const refusesUnproven = (proven: unknown): string | undefined =>
  proven === false ? 'adres e-mail nie jest potwierdzony' : undefined;

/** What is said of any sign-in that failed: never whether the e-mail or the password was wrong. */
export const signInFailure = 'Błąd logowania';

/** How long a link in a mail about an account works. */
export const linkHours = 24;

/** Is this one of the demo's accounts? No real address can have their domain. */
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
/** A new member of staff, who sets a password by the link that they are sent. */
export const invitation = shape({
  fields: { email: emailField, first_name, last_name, role: choice('Rola', staffRoles) },
});
/** Has somebody been invited who has not set a password yet? Others must prove their address before they get a role. */
export const isInvited = ({ role, proven }: Pick<User, 'role' | 'proven'>): boolean => role !== 'client' && !proven;
export const resetRequest = shape({ fields: { email: emailField } });
export const passwordReset = shape({ fields: { password: newPassword } });
export const passwordChange = shape({
  fields: {
    current_password: text('Obecne hasło', { ...passwordRule, autocomplete: 'current-password' }),
    new_password: newPassword,
  },
});
