const names = [
  'Kamil Wójtowicz',
  'Anna Lis',
  'Ewelina Kubiak',
  'Zofia Mazur',
  'Tomasz Rybak',
  'Oleksandra Kowalenko',
  'Piotr Maj',
  'Helena Sadowska',
  'Bartosz Jankowski',
  'Ada Chmielewska',
  'Marcin Pietrzak',
  'Nina Wolska',
  'Grzegorz Lipiński',
  'Alicja Baran',
  'Mateusz Kowalczyk',
  'Natalia Czerwińska',
  'Oskar Zalewski',
  'Weronika Sobczak',
  'Igor Sikorski',
  'Magdalena Witkowska',
];
const plain = (name: string) =>
  name.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').replace(' ', '.');

/** People who park and rent here: without a password, so nobody signs in as them. */
export const customers = names.map((name, i) => ({
  email: `${plain(name)}@klienci.example`,
  first_name: name.split(' ')[0],
  last_name: name.split(' ')[1],
  phone_number: `+48 601 220 ${String(184 + i).padStart(3, '0')}`,
  role: 'client',
}));
