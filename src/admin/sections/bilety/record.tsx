import type { RecordParts } from '../../record/parts.ts';

export const parts: RecordParts = {
  groups: [
    {
      title: 'Dla kogo',
      text: 'Osoba musi mieć potwierdzony adres e-mail, a lot jeszcze polecieć.',
      fields: ['Users_id', 'Flight_id'],
    },
    {
      title: 'Miejsce i cena',
      text: 'Jedno miejsce w locie sprzedaje się raz. Cena z przecinkiem, w złotych.',
      fields: ['seat_number', 'class', 'price', 'Gates_id', 'status'],
    },
  ],
};
