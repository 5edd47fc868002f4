import type { RecordParts } from '../../record/parts.ts';

export const parts: RecordParts = {
  groups: [
    {
      title: 'Adres',
      text: 'Stoi na stronach, wydrukach i w e-mailach. Regulamin i strona bez sieci mają go od ostatniej publikacji.',
      fields: ['name', 'addr_street', 'addr_number', 'zip_code', 'city'],
    },
    {
      title: 'Telefony',
      text: 'Dyżurnego podajemy przy szlabanie i w potwierdzeniach: wpisz go tylko, gdy odbiera całą dobę.',
      fields: ['phone_inf', 'phone_central', 'phone_parking'],
    },
    {
      title: 'E-mail',
      text: 'Bez adresu reklamacji regulamin mówi o poczcie i telefonie.',
      fields: ['email_complaints', 'email_pr', 'email_marketing'],
    },
    { title: 'Rejestr', fields: ['nip', 'krs'] },
  ],
};
