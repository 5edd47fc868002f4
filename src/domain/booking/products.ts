import * as pages from '../site/paths.ts';
import type { OrderKind } from './order.ts';

/** What an order or a booking says of the thing it is for. */
export interface Thing {
  parking_level?: string | null;
  space_id?: number | null;
  license_plate?: string | null;
  Cars_id?: number | null;
  brand?: string | null;
  model?: string | null;
  /** Of the rented car. `license_plate` is that of the buyer's own, which parks. */
  car_plate?: string | null;
  /** Its hours that were promised. */
  pickup_at?: string | null;
  return_at?: string | null;
}

/** The steps of a booking: where the thing is chosen, whom it is for, and all of it once more. */
export interface StepPaths {
  choice: string;
  contact: string;
  summary: string;
}

interface Product {
  /** What a price is for: 'doba', 'dzień'. */
  per: string;
  /** The page where choosing begins, and the steps for a thing; one that is not chosen yet leads there. */
  start: string;
  paths: (thing?: Thing) => StepPaths;
  /** The name of the first step. */
  step: string;
  /** What it is, as its buyer calls it: 'Poziom A, miejsce 7', 'Toyota Corolla'. */
  place: (thing: Thing) => string;
  /** What else to know of it, by name. */
  fact: (thing: Thing) => { name: string; value: string | undefined };
  /** The API's path of its bookings, what a paid one becomes, and the title that `POST /api/email` is called with. */
  booked: { path: string; status: string; subject: string };
  words: {
    /** The heading of the last step before paying. */
    summary: string;
    /** What it is in a sentence about its payment: 'miejsce 7 trzymamy dla Ciebie', 'auto jest Twoje'. */
    noun: string;
    short: (thing: Thing) => string;
    /** What leads back to the choice, and what does once somebody else was faster or the time is up. */
    change: string;
    another: string;
    anotherThen: string;
    again: string;
    /** While it is held, and once it no longer is. */
    waits: string;
    released: string;
    holding: string;
    /** Gives it back before it is paid. */
    letGo: string;
    /** The first and the last day, beside their price. */
    first: string;
    last: string;
    /** What happens to it when its booking is cancelled. */
    freed: string;
  };
}

const carOf = ({ brand, model }: Thing) => [brand, model].filter(Boolean).join(' ');

/** The names of the steps after the first: the same for whatever is booked. */
export const laterSteps = { contact: 'Twoje dane', summary: 'Podsumowanie', payment: 'Płatność' } as const;

/** All that differs between what can be booked: what does something for each kind of order reads it here. */
export const products: Record<OrderKind, Product> = {
  parking: {
    per: 'doba',
    start: pages.parking,
    paths: () => ({ choice: pages.parking, contact: pages.parkingContact, summary: pages.parkingSummary }),
    step: 'Miejsce i termin',
    place: ({ parking_level, space_id }) => `Poziom ${parking_level}, miejsce ${space_id}`,
    fact: ({ license_plate }) => ({ name: 'Numer rejestracyjny', value: license_plate ?? undefined }),
    booked: { path: 'parking', status: 'RESERVED', subject: 'Potwierdzenie rezerwacji parkingu' },
    words: {
      summary: 'Podsumowanie Rezerwacji Parkingu',
      noun: 'miejsce',
      short: ({ space_id }) => `miejsce ${space_id}`,
      change: 'Zmień miejsce albo daty',
      another: 'Wybierz inne miejsce',
      anotherThen: 'Wybierz inne miejsce na te dni',
      again: 'Wybierz miejsce ponownie',
      waits: 'Miejsce czeka na Ciebie jeszcze',
      released: 'Miejsce wróciło do puli.',
      holding: 'Rezerwujemy miejsce…',
      letGo: 'Zwolnij miejsce',
      first: 'przyjazd',
      last: 'odjazd',
      freed: 'Zwalniamy miejsce',
    },
  },
  rental: {
    per: 'dzień',
    start: pages.cars,
    paths: (thing) => {
      const id = thing?.Cars_id ?? null;
      return {
        choice: id === null ? pages.cars : pages.car(id),
        contact: id === null ? pages.cars : pages.carContact(id),
        summary: pages.carSummary,
      };
    },
    step: 'Auto i termin',
    place: carOf,
    fact: ({ car_plate, license_plate }) => ({
      name: 'Numer rejestracyjny',
      value: car_plate ?? license_plate ?? undefined,
    }),
    booked: { path: 'rent', status: 'RENTED', subject: 'Potwierdzenie wypożyczenia' },
    words: {
      summary: 'Podsumowanie Wypożyczenia',
      noun: 'auto',
      short: () => 'auto',
      change: 'Zmień auto albo daty',
      another: 'Wybierz inne auto albo daty',
      anotherThen: 'Wybierz inne auto na te dni',
      again: 'Wybierz auto ponownie',
      waits: 'Auto czeka na Ciebie jeszcze',
      released: 'Auto wróciło do oferty.',
      holding: 'Rezerwujemy auto…',
      letGo: 'Zwolnij auto',
      first: 'odbiór',
      last: 'zwrot',
      freed: 'Zwalniamy auto',
    },
  },
};
