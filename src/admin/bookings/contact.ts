import { deskContact, deskContactNames } from '../../domain/booking/desk-contact.ts';
import type { Errors } from '../../domain/kernel/entity.ts';
import type { Fields } from '../../domain/kernel/field.ts';
import { parse } from '../../domain/kernel/schema.ts';
import type { Group } from '../record/parts.ts';

/** Whom a new booking is for, where that is nobody with an account: left empty, it is for nobody or for the account. */
export const contactFields: Fields = Object.fromEntries(
  Object.entries(deskContact.fields).map(([name, field]) => [name, { ...field, optional: true }]),
);
export const contactGroup: Group = {
  title: 'Klient bez konta',
  text: 'Dostaje numer zamówienia i link do zapłaty.',
  fields: deskContactNames,
};

const isFilled = (row: Readonly<Record<string, unknown>>, name: string) => (row[name] ?? '') !== '';
/** A new booking with a contact is to be paid: it is opened once it is added. */
export const isForSomebody = (row: Readonly<Record<string, unknown>>): boolean =>
  deskContactNames.some((name) => isFilled(row, name));

/** One part of the contact asks for the others that a booking cannot do without. */
export function checkContact(row: Readonly<Record<string, unknown>>): Errors | undefined {
  if (!isForSomebody(row)) return undefined;
  const parsed = parse(deskContact, row);
  return parsed.ok ? undefined : parsed.errors;
}
