import { formatWeekday } from '../language/days.ts';
import { positionOf } from './level-rows.ts';
import type { OrderKind } from './order.ts';
import type { Thing } from './products.ts';
import { type DeskHours, openHours, saidHour } from './rental-terms.ts';
import type { Span } from './span.ts';

/** What its buyer comes with, and where to. */
interface Arriving extends Span {
  thing: Thing;
  /** 'ul. Prosta 1, 00-950 Warszawa', where it is known. */
  address: string | undefined;
  /** When the desk of rented cars is open, where that is known. */
  desk: DeskHours | undefined;
}

interface Arrival {
  /** What lets its buyer in, or hands it over; and what its code is for. */
  enters: string;
  code: string;
  /** How one comes to it, in order. */
  title: string;
  steps: (it: Arriving) => { title: string; words: string }[];
  /** What to do where that does not work; `phoned`: where there is somebody to call at any hour. */
  stuck: { title: string; anyHour: string; words: (orderNumber: string) => string; phoned: string };
}

/** Within words no line ends at a number's hyphen, which stays the one that is searched for and copied. */
const unbroken = (orderNumber: string) => orderNumber.replace('-', '-\u2060');

const nobody = {
  title: 'Nikogo nie ma przy stanowisku?',
  anyHour: 'Nikogo nie ma przy stanowisku?',
  words: (number: string) => `Zadzwoń do informacji lotniska i\u00a0podaj ${unbroken(number)}.`,
  phoned: '',
};

/** One story of how a place is come to: on the page after paying and of a link, in mails and on paper. */
const arrivals: Record<OrderKind, Arrival> = {
  parking: {
    enters: 'Wjazd otworzy się po odczytaniu numeru rejestracyjnego.',
    code: 'Na wypadek, gdy kamera nie odczyta numeru auta.',
    title: 'Jak wjechać',
    steps: ({ thing: { parking_level, space_id, license_plate }, since, until, address }) => [
      {
        title: 'Podjedź pod szlaban',
        words:
          `${address ? `${address}, wjazd` : 'Wjazd'} na poziom ${parking_level}. Zatrzymaj się przed linią` +
          `${license_plate ? `, kamera odczyta ${license_plate}` : ''}.`,
      },
      {
        title: 'Szlaban się otworzy',
        words: `Od ${formatWeekday(since)}, godz.\u00a00:00, do ${formatWeekday(until)}, godz.\u00a024:00.`,
      },
      { title: `Stań na miejscu ${space_id}`, words: whereOf(space_id) },
    ],
    stuck: {
      title: 'Szlaban się nie otwiera?',
      anyHour: 'Szlaban się nie otwiera? Także o\u00a0czwartej rano',
      words: (number) =>
        `Przyłóż kod do czytnika albo wciśnij przycisk przy szlabanie i\u00a0podaj ${unbroken(number)}.`,
      phoned: 'Dyżurny parkingu odbiera całą dobę i\u00a0otwiera zdalnie.',
    },
  },
  rental: {
    enters: 'Auto czeka przy stanowisku w\u00a0hali przylotów.',
    code: 'Pokaż ten kod przy stanowisku albo podaj numer.',
    title: 'Jak odebrać auto',
    steps: ({ thing: { brand, model, pickup_at, return_at }, since, until, desk }) => [
      {
        title: 'Przyjdź do stanowiska',
        words: `W\u00a0hali przylotów, ${formatWeekday(since)}${atHour(pickup_at) || whileOpen(desk)}.`,
      },
      { title: 'Pokaż prawo jazdy', words: 'Także dokument tożsamości oraz kod albo numer zamówienia.' },
      {
        title: `Odbierz auto: ${[brand, model].filter(Boolean).join(' ')}`,
        words: `Oddaj je ${formatWeekday(until)} w\u00a0tym samym miejscu${atHour(return_at) || beforeItCloses(desk)}.`,
      },
    ],
    stuck: nobody,
  },
};

/** Once a rented car was handed over: how it is brought back. */
const handedOver: Arrival = {
  enters: 'Auto jest u\u00a0Ciebie.',
  code: 'Pokaż ten kod, gdy oddajesz auto, albo podaj numer.',
  title: 'Jak oddać auto',
  steps: ({ thing: { return_at }, until, desk }) => [
    {
      title: 'Przyjedź do stanowiska',
      words: `W\u00a0hali przylotów, ${formatWeekday(until)}${atHour(return_at) || beforeItCloses(desk)}.`,
    },
    { title: 'Oddaj kluczyki', words: 'Obsługa spisze licznik, paliwo i\u00a0ślady. Protokół przyjdzie e-mailem.' },
  ],
  stuck: nobody,
};

/** The story of a booking as it stands. */
export const arrivalFor = (kind: OrderKind, isHandedOver = false): Arrival =>
  isHandedOver ? handedOver : arrivals[kind];

/** ', o 10:00', where an hour was promised. */
const atHour = (hour: string | null | undefined): string => (hour ? `, o\u00a0${saidHour(hour)}` : '');

/** Where none was promised: ', stanowisko czynne 5:00–24:00', as far as anybody has said. */
const whileOpen = (desk: DeskHours | undefined): string => {
  const hours = desk && openHours(desk);
  return hours ? `, stanowisko czynne ${hours}` : '';
};
const beforeItCloses = (desk: DeskHours | undefined): string =>
  `${whileOpen(desk) || ', do końca dnia'}${desk?.key_box ? `. Po zamknięciu: ${desk.key_box}` : ''}`;

/** '1. rząd od terminala, 8. miejsce od wjazdu.' */
function whereOf(space: number | null | undefined): string {
  const at = typeof space === 'number' ? positionOf(space) : undefined;
  return at ? `${at.row}. rząd od terminala, ${at.place}. miejsce od wjazdu.` : '';
}

interface Phones {
  phone_parking: string | null;
  phone_inf: string;
}
/** Whom to call where one does not get in: at the barrier somebody who is there at any hour, or nobody is named. */
export const phoneFor = (kind: OrderKind, contact: Phones | undefined): string | undefined =>
  (kind === 'parking' ? contact?.phone_parking : contact?.phone_inf) ?? undefined;
