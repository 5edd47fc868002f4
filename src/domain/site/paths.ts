// Every address of a page, spelled as the specification spells it. Read it as `import * as pages`: a page's script then
// carries only the addresses that it names.

import * as roots from './roots.ts';

export const api = roots.api;
export const home = roots.home;

export const schedule = roots.schedule;
/**
 * A number flies every day: without one, the page is of today's flight or the next. On a day it may both leave and land
 * here, so an arrival says that it is one.
 */
export const flight = (number: string, day?: string, lands?: boolean): string =>
  `/lot/${encodeURIComponent(number)}${day ? `/${day}` : ''}${day && lands ? `/${landing}` : ''}`;
/** Leads on to the flight whose number it is asked for as `lot`. */
export const flightSearch = '/lot/szukaj';
export const landing = 'przylot';
export const announcements = '/ogloszenia';
export const announcement = (id: number): string => `${announcements}/${id}`;
export const terms = '/add';
export const contact = '/add#kontakt';
/** Address and map. */
export const directions = '/#kontakt';
export const privacy = '/prywatnosc';

export const parking = '/WynajemP';
/** With the day of a flight filled in: `id` is the flight's. */
export const parkingForFlight = (id: string): string => `${parking}?lot=${encodeURIComponent(id)}`;
export const parkingContact = '/WynajemP/formR';
export const parkingSummary = '/WynajemP/summary';
export const cars = '/wynajemC';
export const car = (id: number): string => `/wynajemC/data/${id}`;
/** With its days filled in. */
export const carOn = (id: number, since: string, until: string): string => `${car(id)}?od=${since}&do=${until}`;
export const carContact = (id: number): string => `${car(id)}/form`;
export const carSummary = '/WynajemC/summary';
export const payment = roots.payment;
export const paymentSuccess = '/payment/success';
export const paymentError = '/payment/error';

export const signIn = '/logowanie';
export const registration = '/rejestracja';
export const passwordReset = '/resetowanie';
/** Where a mail's link leads: a new password is set there. */
export const newPassword = (token: string): string => `/resetowanie/${token}`;

/** Where the link leads that proves an address. */
export const addressProof = (token: string): string => `/potwierdzenie/${token}`;

/** Where the link in a booking's mail leads; without its token, to a new one. */
export const booking = (token: string): string => `/rezerwacja/${token}`;
/** Below a booking: the protocols of its car. */
export const protocols = 'protokoly';
export const lostBooking = '/rezerwacja';

export const forbidden = '/zabronione';
export const appError = '/blad';
export const offline = roots.offline;
export const serverError = '/500';
export const notFound = '/404';

// Only on one's own machine: every element of the design with its states, and the mail that was sent
export const elements = '/dev/ui';
export const mailbox = '/dev/poczta';

export const backOffice = '/zarzadzanie';
/** Where tickets are checked, without a network too. */
export const ticketGate = `${backOffice}/bilety`;
/** The event log: a section of the back-office. */
export const logs = '/logi';
