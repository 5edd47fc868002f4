import { joined } from '../kernel/field.ts';
import { user } from './user.ts';

const { first_name, last_name, email, phone_number } = user.fields;

/** What a row of somebody's tells of them to who may see it whole. */
export const joinedClient = {
  client_first_name: joined('Users_id', 'first_name', { ...first_name, label: 'Imię na koncie' }),
  client_last_name: joined('Users_id', 'last_name', { ...last_name, label: 'Nazwisko na koncie' }),
  client_email: joined('Users_id', 'email', { ...email, label: 'E-mail konta' }),
  client_phone: joined('Users_id', 'phone_number', { ...phone_number, label: 'Telefon konta' }),
};
