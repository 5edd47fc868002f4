import { entity, type Row } from '../kernel/entity.ts';
import { email, phone, text } from '../kernel/field.ts';
import { adminOnly } from '../kernel/roles.ts';

export const contactInfo = entity({
  table: 'contact_info',
  path: 'contact-info',
  one: 'Kontakt',
  many: 'Dane kontaktowe',
  messages: {
    added: 'Dane kontaktowe zostały dodane',
    changed: 'Dane kontaktowe zostały zapisane',
    removed: 'Dane kontaktowe zostały usunięte',
  },
  single: true,
  label: ['name'],
  read: 'everyone',
  write: adminOnly,
  fields: {
    name: text('Nazwa', { max: 120 }),
    addr_street: text('Ulica', { max: 120 }),
    addr_number: text('Numer', { max: 12 }),
    zip_code: text('Kod pocztowy', { max: 6, pattern: /^\d\d-\d{3}$/, message: 'Wpisz kod jak 00-950' }),
    city: text('Miejscowość', { max: 80 }),
    nip: text('NIP', { max: 13, pattern: /^[0-9-]{10,13}$/, message: 'Wpisz dziesięć cyfr' }),
    krs: text('KRS', { max: 10, pattern: /^\d{10}$/, message: 'Wpisz dziesięć cyfr' }),
    phone_inf: phone('Informacja'),
    phone_central: phone('Centrala'),
    email_pr: email('Biuro prasowe'),
    email_marketing: email('Marketing'),
    /** Somebody who opens the barrier, at any hour; and where complaints go. What is not set is not told. */
    phone_parking: phone('Dyżurny parkingu, całą dobę', { optional: true }),
    email_complaints: email('Reklamacje', { optional: true }),
  },
  list: ['name', 'phone_inf', 'phone_parking', 'email_complaints'],
  filter: ['id'],
  sort: [],
  pageSize: 1,
});
export type ContactInfo = Row<typeof contactInfo>;

/** 'ul. Prosta 1, 00-950 Warszawa' */
export const addressOf = ({ addr_street, addr_number, zip_code, city }: ContactInfo): string =>
  `${addr_street} ${addr_number}, ${zip_code} ${city}`;

/** What a press on a phone number opens. */
export const callTo = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;
