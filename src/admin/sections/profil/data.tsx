import type { ReactNode } from 'react';
import { type ProfileField, partsOf, type profileFields } from '../../../domain/account/profile.ts';
import { gender, type User } from '../../../domain/account/user.ts';
import type { Values } from '../../../domain/kernel/entity.ts';
import { formatDay } from '../../../domain/language/days.ts';
import css from './DataRow.module.css';

type Data = Values<typeof profileFields>;

const none = <span className={css.none}>nie podano</span>;

/** What each field shows of the account. */
export const valueWords: Record<ProfileField, (user: User) => ReactNode> = {
  name: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  email: ({ email }) => email,
  phone_number: ({ phone_number }) => phone_number ?? none,
  gender: (user) => (user.gender ? gender[user.gender].label : none),
  birth_date: ({ birth_date }) => (birth_date ? formatDay(birth_date) : none),
  address: ({ address }) => address ?? none,
  license_plate: ({ license_plate }) => (license_plate ? <span className="mono">{license_plate}</span> : none),
};

/** What it is filled in with; undefined leaves what a new one starts with. */
export const initialOf = (name: ProfileField, user: User): Partial<Data> => {
  if (name === 'name') return { name: `${user.first_name} ${user.last_name}` };
  const value = user[name];
  return value === null ? {} : { [name]: value };
};

/** What is sent for it. */
export const bodyOf = (name: ProfileField, row: Record<string, unknown>): Record<string, unknown> =>
  name === 'name' ? partsOf(String(row.name)) : row;

/** The answer's words about the two names, at the field that holds both. */
export const errorsOf = (errors: Record<string, string>): Record<string, string> => {
  const { first_name, last_name, ...rest } = errors;
  const name = first_name ?? last_name;
  return name === undefined ? rest : { ...rest, name };
};

export const hints: Partial<Record<ProfileField, string>> = {
  email: 'Zacznie działać, gdy otworzysz link, który na niego wyślemy.',
  phone_number: 'Tylko do spraw Twoich rezerwacji.',
  license_plate: 'Wpiszemy go, gdy rezerwujesz parking; zmienisz go tam dla jednej rezerwacji.',
};
