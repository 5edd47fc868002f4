import { choice, day, text } from '../kernel/field.ts';
import { gender, user } from './user.ts';

const { phone_number, address, email, license_plate } = user.fields;

/** Both names in one field, as people write them. */
const name = text('Imię i nazwisko', {
  max: 121,
  autocomplete: 'name',
  clean: (typed: string) => typed.trim().replace(/\s+/g, ' '),
  pattern: /^\S{2,60} .{2,60}$/,
  message: 'Wpisz imię i nazwisko, oddzielone spacją',
});

/** The fields of one's own profile: what may be empty in an account is asked for here. */
export const profileFields = {
  name,
  email,
  phone_number,
  gender: choice('Płeć', gender, { initial: 'M' }),
  birth_date: day('Data urodzenia', { past: true, initial: '2024-01-01', autocomplete: 'bday' }),
  address,
  license_plate,
};
export type ProfileField = keyof typeof profileFields;

/** 'Anna Maria Nowak' → 'Anna' and 'Maria Nowak': the first space parts them. */
export function partsOf(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...rest] = name.split(' ');
  return { first_name, last_name: rest.join(' ') };
}
