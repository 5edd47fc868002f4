import { ticket } from '../../../domain/travel/ticket.ts';
import type { RecordParts } from '../../record/parts.ts';
import { SeatControl } from './SeatControl.tsx';

const { Users_id } = ticket.fields;

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
      fields: ['seat_number', 'class', 'price', 'allowance', 'Gates_id', 'status'],
    },
  ],
  controls: { seat_number: SeatControl },
  // Optional only where the passenger's account was deleted: a new ticket asks for it with its other fields
  added: { Users_id: { ...Users_id, optional: false, message: 'Wybierz pasażera z listy' } },
};
