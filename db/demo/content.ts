import { contact } from '../../src/airport/contact.ts';
import { airportGates } from '../../src/airport/gates.ts';
import { parkingPrice } from '../../src/airport/parking.ts';
import { rentalDesk } from '../../src/airport/rental.ts';
import { allSpaces } from '../../src/domain/booking/parking.ts';
import { whereIs } from '../../src/domain/booking/space-facts.ts';
import { addDays, type Day, today } from '../../src/domain/language/days.ts';

const noon = (day: Day) => `${day} 12:00:00 Europe/Warsaw`;

export const contactInfo = [contact];

export const parkingInfo = [{ price_per_day: parkingPrice, capacity: allSpaces.length }];

export const rentalTerms = [rentalDesk];

const gateStatuses = ['BUSY', 'READY', 'READY', 'CLOSED', 'READY', 'BUSY', 'ON STAND'] as const;
export const gates = airportGates.map(({ name, zone, walk_minutes }, at) => ({
  ...{ name, zone, walk_minutes },
  status: gateStatuses[at] ?? 'READY',
}));

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
    `Zjazd ${contact.city} jest zwężony do jednego pasa. Prosimy doliczyć kwadrans na dojazd.`,
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
