import { entity, type Row } from '../kernel/entity.ts';
import { email, phone, text } from '../kernel/field.ts';
import { adminOnly } from '../kernel/roles.ts';

export const contactInfo = entity({
  table: 'contact_info',
  path: 'contact-info',
  one: 'Kontakt',
  many: 'Dane kontaktowe',
  label: ['name'],
  read: 'everyone',
  write: adminOnly,
  fields: {
    name: text('Nazwa', { max: 120 }),
    addr_street: text('Ulica', { max: 120 }),
    addr_number: text('Numer', { max: 12 }),
    zip_code: text('Kod pocztowy', { max: 6, pattern: /^\d\d-\d{3}$/ }),
    city: text('Miejscowość', { max: 80 }),
    nip: text('NIP', { max: 13, pattern: /^[0-9-]{10,13}$/ }),
    krs: text('KRS', { max: 10, pattern: /^\d{10}$/ }),
    phone_inf: phone('Informacja'),
    phone_central: phone('Centrala'),
    email_pr: email('Biuro prasowe'),
    email_marketing: email('Marketing'),
  },
  list: ['name', 'city'],
  pageSize: 1,
});
export type ContactInfo = Row<typeof contactInfo>;
