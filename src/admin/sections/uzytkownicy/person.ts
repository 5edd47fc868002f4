import type { User } from '../../../domain/account/user.ts';

export const nameOf = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** Two people of one name are told apart. */
export const nameWithAddress = (person: Pick<User, 'first_name' | 'last_name' | 'email'>): string =>
  `${nameOf(person)}, ${person.email}`;
