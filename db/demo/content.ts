import { airportName } from '../../src/airport/identity.ts';
import { parkingPrice } from '../../src/airport/parking.ts';
import { allSpaces } from '../../src/domain/booking/parking.ts';
import { whereIs } from '../../src/domain/booking/space-facts.ts';
import { addDays, type Day, today } from '../../src/domain/language/days.ts';

const noon = (day: Day) => `${day} 12:00:00 Europe/Warsaw`;

export const contactInfo = [
  {
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
    phone_parking: '+48 59 000 00 24',
    email_complaints: 'reklamacje@bursztyn.example',
  },
];

export const parkingInfo = [{ price_per_day: parkingPrice, capacity: allSpaces.length }];

export const rentalTerms = [
  {
    opens: '05:00',
    closes: '24:00',
    insurance: 'Ubezpieczenie OC i AC',
    excess: 'udział własny najwyżej tyle, ile kaucja',
    km_per_day: 250,
    km_price: 60,
    fuel: 'pełny bak albo bateria 80%, oddajesz tak samo',
    fuel_missing: 'brakujące paliwo po cenie ze stacji i 40,00 zł',
    second_driver: 'bez dopłaty, z tymi samymi warunkami',
    late_return: 'kolejny dzień po cenie dnia',
    deposit_how: 'blokada na karcie kierowcy',
    deposit_back: 'w 24 h po zwrocie',
  },
];

export const gates = [
  { name: 'A1', status: 'BUSY', zone: 'schengen', walk_minutes: 2 },
  { name: 'A2', status: 'READY', zone: 'schengen', walk_minutes: 3 },
  { name: 'A3', status: 'READY', zone: 'schengen', walk_minutes: 3 },
  { name: 'A4', status: 'CLOSED', zone: 'schengen', walk_minutes: 4 },
  { name: 'B1', status: 'READY', zone: 'both', walk_minutes: 6 },
  { name: 'B2', status: 'BUSY', zone: 'both', walk_minutes: 7 },
  { name: 'B3', status: 'ON STAND', zone: 'non_schengen', walk_minutes: 8 },
] as const;

/** Written so many days ago, valid for so many more; the last one no longer is. */
const notices: readonly [number, number, string, string][] = [
  [
    1,
    40,
    'Kontrola bezpieczeństwa w nowej hali',
    'Wejście do kontroli jest teraz na poziomie 1, ' +
      'obok stanowisk odprawy 7–12. Laptopy i płyny mogą zostać w bagażu.',
  ],
  [
    4,
    12,
    'Nocny remont drogi kołowania B',
    'Do końca prac, między 23:30 a 4:30, korzystamy z jednej drogi kołowania. ' +
      'Nocne loty mogą mieć do 20 minut opóźnienia.',
  ],
  [
    8,
    70,
    'Bezpośrednio do Bergen',
    'W środy i soboty polecisz bez przesiadki do Bergen. Przylot o 10:25, odlot o 11:15.',
  ],
  [
    12,
    90,
    'Dłuższe dyżury wypożyczalni aut',
    'Stanowisko w hali przylotów jest czynne codziennie od 5:00 do 23:30. ' +
      'Auto można oddać także w nocy: klucze przyjmuje skrzynka przy wyjeździe.',
  ],
  [
    15,
    30,
    'Nowy przystanek przy terminalu',
    'Autobus linii 9 zatrzymuje się teraz przed wejściem B. Pierwszy kurs z dworca PKP o 4:20, ostatni o 23:45.',
  ],
  [
    20,
    60,
    'Stacja ładowania na parkingu',
    `Przy miejscach ${whereIs('charger')} działają ładowarki do 22 kW. ` +
      'Kabel trzeba mieć swój, ładowanie jest w cenie postoju.',
  ],
  [
    26,
    120,
    'Pokój cichego oczekiwania',
    'Za kontrolą bezpieczeństwa, obok bramki A3, otworzyliśmy pokój bez komunikatów ' +
      'i z przygaszonym światłem. Wstęp wolny dla każdego pasażera.',
  ],
  [
    33,
    45,
    'Zmiana zasad przewozu nart',
    'Narty i deski nadaje się przy stanowisku 12 dla bagażu ponadwymiarowego, najpóźniej 60 minut przed odlotem.',
  ],
  [
    60,
    -5,
    'Utrudnienia na dojeździe S6',
    'Zjazd Bursztynowo jest zwężony do jednego pasa. Prosimy doliczyć kwadrans na dojazd.',
  ],
];

export const announcements = (now: Date, authorId: number) =>
  notices.map(([ago, left, title, content]) => ({
    title,
    content,
    travel: content.includes('opóźnienia'),
    create_time: noon(addDays(today(now), -ago)),
    valid_until: noon(addDays(today(now), left)),
    employee_id: authorId,
  }));
