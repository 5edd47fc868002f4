import { formatDay } from '../language/days.ts';
import { count, nouns } from '../language/polish.ts';
import { lostBooking } from '../site/paths.ts';
import { bookingLimits } from './booking.ts';
import { deadlineRule } from './deadline.ts';
import { holdMinutes } from './order.ts';
import { levels, parkingLevel } from './parking.ts';

/** Words, or words that lead to a page. */
export type TermsWords = string | { words: string; href: string };
export interface TermsSection {
  id: string;
  title: string;
  items: TermsWords[][];
}

const validFrom = '2026-06-01';
export const termsTitle = 'Regulamin';
export const termsValidity = `Regulamin obowiązuje od ${formatDay(validFrom)}.`;

const levelsInWords = levels
  .map((level, at) => {
    const { first, last } = parkingLevel[level];
    return at === 0 ? `Poziom ${level} ma miejsca od ${first} do ${last}` : `poziom ${level} od ${first} do ${last}`;
  })
  .join(', ');
const held = count(holdMinutes, nouns.minute);
const paragraphs = (...items: (string | TermsWords[])[]): TermsWords[][] =>
  items.map((item) => (typeof item === 'string' ? [item] : item));

/** The terms as the page shows them and as mails bring them along; `complaints`: the address that is set for them. */
export const termsOf = (complaints: string | null | undefined): TermsSection[] => [
  {
    id: 'rezerwacja',
    title: 'Rezerwacja',
    items: paragraphs(
      'Miejsce parkingowe i auto rezerwuje się na pełne dni. Liczymy także dzień przyjazdu i dzień odjazdu.',
      `Po naciśnięciu „Potwierdź i zapłać” trzymamy wybrane miejsce albo auto przez ${held}. W tym ` +
        'czasie nikt inny go nie zarezerwuje.',
      `Rezerwację można złożyć najwyżej ${count(bookingLimits.ahead, nouns.day)} naprzód i najwyżej na ` +
        `${count(bookingLimits.longest, nouns.day)}.`,
      'Umowa zostaje zawarta z chwilą zapłaty. Potwierdzenie wysyłamy na podany adres e-mail.',
      [
        'W potwierdzeniu jest link, którym można samemu zmienić daty, a na parkingu także numer ' +
          'rejestracyjny. Za dodatkowe dni dopłaca się kartą, a za dni, które odpadają, oddajemy różnicę. ' +
          'Zgubiony link wyślemy ',
        { words: 'ponownie', href: lostBooking },
        '.',
      ],
      `Skrócić albo przełożyć rezerwację można do ${deadlineRule} pierwszego dnia (godziną 0:00). ` +
        'Później można ją tylko przedłużyć.',
    ),
  },
  {
    id: 'platnosc',
    title: 'Płatność',
    items: paragraphs(
      'Płaci się kartą, w złotych, z góry za cały okres. Danych karty nie zapisujemy: przyjmuje je ' +
        'operator płatności.',
      `Jeśli zapłata dotrze po upływie ${held}, a miejsce jest nadal wolne, rezerwacja jest ważna. Jeśli ` +
        'zajął je już ktoś inny, zwracamy całą kwotę na tę samą kartę i piszemy o tym e-mailem.',
    ),
  },
  {
    id: 'parking',
    title: 'Parking',
    items: paragraphs(
      'Miejsce jest przypisane do numeru rejestracyjnego podanego w rezerwacji.',
      `${levelsInWords}. Prosimy zająć miejsce o numerze z potwierdzenia.`,
    ),
  },
  {
    id: 'wypozyczenie',
    title: 'Wypożyczenie auta',
    items: paragraphs(
      'Auto wydajemy w hali przylotów osobie z rezerwacji, która okaże dokument tożsamości i prawo jazdy.',
      'Auto oddaje się w ostatnim dniu rezerwacji, z takim poziomem paliwa albo naładowania jak przy wydaniu.',
      'Cena obowiązuje z dnia rezerwacji, także gdy później się zmieni.',
    ),
  },
  {
    id: 'anulowanie',
    title: 'Anulowanie i odstąpienie',
    items: paragraphs(
      `Do ${deadlineRule} pierwszego dnia (godziną 0:00) można anulować rezerwację bez podania przyczyny. ` +
        'Zwracamy wtedy całą kwotę tak, jak została zapłacona.',
      'Później też można anulować rezerwację, ale zapłata już nie wraca.',
      'Wynajem auta na oznaczone dni nie jest objęty 14-dniowym prawem odstąpienia od umowy (art. 38 ust. 1 pkt 12 ' +
        'ustawy o prawach konsumenta). Bezpłatne anulowanie z punktu 1 dotyczy auta tak samo jak parkingu.',
      'Jeśli to my odwołamy rezerwację, zwracamy całą kwotę, kiedykolwiek się to stanie.',
    ),
  },
  {
    id: 'reklamacje',
    title: 'Reklamacje',
    items: paragraphs(
      complaints
        ? [
            'Reklamację można złożyć pocztą, telefonicznie albo e-mailem: ',
            { words: complaints, href: `mailto:${complaints}` },
            '.',
          ]
        : 'Reklamację można złożyć pocztą albo telefonicznie.',
      `Odpowiadamy w ciągu ${count(14, nouns.day)}.`,
    ),
  },
];
