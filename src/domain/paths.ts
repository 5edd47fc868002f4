// Every address of a page, spelled as the specification spells it. Read it as `import * as pages`: a page's script then
// carries only the addresses that it names.

import * as roots from './roots.ts';

export const api = roots.api;
export const home = roots.home;

export const schedule = '/harmonogram';
/** A number flies every day: without one, the page is of today's flight or the next. */
export const flight = (number: string, day?: string): string =>
  `/lot/${encodeURIComponent(number)}${day ? `/${day}` : ''}`;
export const announcements = '/ogloszenia';
export const announcement = (id: number): string => `${announcements}/${id}`;
export const terms = '/add';
export const contact = '/add#kontakt';
/** Address and map. */
export const directions = '/#kontakt';
export const privacy = '/prywatnosc';

export const parking = '/WynajemP';
/** With its first day filled in. */
export const parkingFrom = (day: string): string => `${parking}?od=${day}`;
export const parkingContact = '/WynajemP/formR';
export const parkingSummary = '/WynajemP/summary';
export const cars = '/wynajemC';
export const car = (id: number): string => `/wynajemC/data/${id}`;
export const payment = '/payment';
export const paymentSuccess = '/payment/success';
export const paymentError = '/payment/error';

export const signIn = '/logowanie';
export const registration = '/rejestracja';
export const passwordReset = '/resetowanie';
/** Where a mail's link leads: a new password is set there. */
export const newPassword = (token: string): string => `/resetowanie/${token}`;

/** Where the link leads that proves an address. */
export const addressProof = (token: string): string => `/potwierdzenie/${token}`;

export const forbidden = '/zabronione';
export const appError = '/blad';
/** What the service worker shows where there is no network and nothing was kept. */
export const offline = '/bez-sieci';
export const serverError = '/500';
export const notFound = '/404';

// Only on one's own machine: every element of the design with its states, and the mail that was sent
export const elements = '/dev/ui';
export const mailbox = '/dev/poczta';

export const backOffice = '/zarzadzanie';
