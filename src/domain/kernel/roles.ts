import { choices } from './choices.ts';

/** The roles of people who work here. */
export const staffRoles = choices({
  atc: { label: 'Kontroler ruchu' },
  ground_crew: { label: 'Obsługa naziemna' },
  airport_staff: { label: 'Obsługa lotniska' },
  parking_staff: { label: 'Obsługa parkingu' },
  rental_staff: { label: 'Obsługa wypożyczalni' },
  admin: { label: 'Administrator' },
});
export const roles = choices({ ...staffRoles, client: { label: 'Klient' } });
export type Role = keyof typeof roles;

/** Whoever is signed in. */
export const everyRole = Object.keys(roles) as Role[];

/** Nobody but the admin, who always may. */
export const adminOnly: readonly Role[] = [];

/** Every role of the staff, for lists of people. Rights name their roles: a new one inherits none. */
export const staff = Object.keys(staffRoles) as Role[];

/** Does another role let somebody do what they could not? Each of the staff has rights of its own. */
export const isRaise = (from: Role, to: Role): boolean => from !== to && from !== 'admin' && to !== 'client';

/** May this role do what these roles may? The admin always may. */
export const isOneOf = (role: Role | undefined, allowed: readonly Role[] | 'everyone'): boolean =>
  allowed === 'everyone' || role === 'admin' || (role !== undefined && allowed.includes(role));
