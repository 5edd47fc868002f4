import { airportName } from './identity.ts';

/** Its address, numbers and telephones, until an administrator writes others in the back-office. */
export const contact = {
  name: airportName,
  addr_street: 'ul. Wydmowa',
  addr_number: '1',
  zip_code: '76-299',
  city: 'Bursztynowo',
  nip: '000-000-00-00',
  krs: '0000000000',
  phone_inf: '+48 59 000 00 10',
  phone_central: '+48 59 000 00 00',
  email_pr: 'prasa@bursztyn.example',
  email_marketing: 'marketing@bursztyn.example',
  /** Somebody who opens the barrier, at any hour. */
  phone_parking: '+48 59 000 00 24',
  email_complaints: 'reklamacje@bursztyn.example',
};
