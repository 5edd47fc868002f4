import { airportName } from './identity.ts';

export const contact = {
  name: airportName,
  addr_street: 'ul. Próbna',
  addr_number: '7b',
  zip_code: '26-600',
  city: 'Próbno',
  nip: '111-111-11-11',
  krs: '1111111111',
  phone_inf: '+48 48 111 11 10',
  phone_central: '+48 48 111 11 00',
  email_pr: 'prasa@probny.example',
  email_marketing: 'marketing@probny.example',
  phone_parking: '+48 48 111 11 24',
  email_complaints: 'reklamacje@probny.example',
};
