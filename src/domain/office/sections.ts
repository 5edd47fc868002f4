import { loginLog } from '../account/login-log.ts';
import { user } from '../account/user.ts';
import { wholeAirfield } from '../airfield/airfield.ts';
import { airfieldTables } from '../airfield/airfield-tables.ts';
import { equipment } from '../airfield/equipment.ts';
import { car } from '../booking/car.ts';
import { closing } from '../booking/closing.ts';
import { parking } from '../booking/parking.ts';
import { rental } from '../booking/rental.ts';
import { rentalTerms } from '../booking/rental-terms.ts';
import { airplane } from '../flight/airplane.ts';
import { closure } from '../flight/closure.ts';
import { flight } from '../flight/flight.ts';
import { boardCall } from '../flight/flight-board.ts';
import { gate } from '../flight/gate.ts';
import { dayAsked, planPath, planReaders } from '../flight/plan-call.ts';
import { adminOnly, everyRole } from '../kernel/roles.ts';
import { type Section, section } from '../kernel/section.ts';
import { today } from '../language/days.ts';
import { announcement } from '../site/announcement.ts';
import { contactInfo } from '../site/contact-info.ts';
import * as pages from '../site/paths.ts';
import { luggage } from '../travel/luggage.ts';
import { ticket } from '../travel/ticket.ts';
import { eventLog } from './event-log.ts';

const traffic = 'Ruch lotniczy';
const live = 'Na żywo';
const service = 'Obsługa';
const cars = 'Auta i parking';
const till = 'Kasa';
const passengers = 'Pasażerowie';
/** The heading above what belongs to whoever is signed in, of any role. */
export const ofEverybody = 'Moje';

/** What is built there: changed by those who run it, neither added nor deleted. */
const airfieldLists = (edited: readonly (readonly [table: keyof typeof airfieldTables, edit: string])[]) =>
  edited.map(([table_name, edit]) => ({
    entity: airfieldTables[table_name],
    edit,
    call: { table_name },
    fixed: true as const,
    readByKey: true as const,
  }));

/** Bookings begin with today's, and what is over comes after those that are still to come. */
const bookingsFromToday = { current: '1' };

/** The back-office, in the order of its menu. */
export const sections: readonly Section[] = [
  section('harmonogram', {
    title: 'Harmonogram',
    group: traffic,
    icon: 'schedule',
    who: ['atc'],
    lists: [{ entity: flight, edit: 'harmonogram/:id/edytuj', callBy: boardCall, readByKey: true }],
    parts: {
      details: 'harmonogram/:id',
      newParameters: 'harmonogram/:id/dodaj-parametry',
      parameters: 'harmonogram/:id/edytuj-parametry',
    },
  }),
  section('samoloty', {
    group: traffic,
    icon: 'plane',
    who: ['atc'],
    lists: [{ entity: airplane, edit: 'samoloty/:serial_no/edytuj' }],
  }),
  section('lotnisko', {
    title: 'Lotnisko',
    group: traffic,
    icon: 'airfield',
    who: ['atc'],
    reads: () => wholeAirfield,
    lists: airfieldLists([
      ['Terminals', 'lotnisko/terminal/:id/edytuj'],
      ['Taxiways', 'lotnisko/droga-kolowania/:id/edytuj'],
      ['Runways', 'lotnisko/pas-startowy/:id/edytuj'],
    ]),
  }),
  section('sprzet', {
    group: service,
    icon: 'equipment',
    who: ['ground_crew'],
    lists: [{ entity: equipment, edit: 'edit-sprzet/:serial_no' }],
  }),
  section('bramki', {
    group: service,
    icon: 'gate',
    who: ['airport_staff'],
    lists: [{ entity: gate, edit: 'edit-bramka/:id' }],
  }),
  section('ogloszenia', {
    group: service,
    icon: 'news',
    who: announcement.write,
    // With the announcements that are over
    lists: [{ entity: announcement, edit: 'edit-ogloszenia/:id', call: { all: '1' } }],
  }),
  section('pojazd', {
    title: 'Pojazdy',
    group: cars,
    icon: 'car',
    who: ['rental_staff'],
    lists: [
      { entity: rental, edit: 'edit-rent/:id', call: bookingsFromToday },
      // Retired ones as well
      { entity: car, edit: 'edit-car/:id', call: { all: '1' }, pageSize: 5 },
    ],
    parts: { protocol: 'pojazd/:id/protokol', sale: 'pojazd/obsluga' },
  }),
  section('parking', {
    title: 'Parking',
    group: cars,
    icon: 'parking',
    who: ['parking_staff'],
    lists: [{ entity: parking, edit: 'edit-parking/:id', call: bookingsFromToday }],
    parts: { sale: 'parking/obsluga' },
  }),
  section('warunki', {
    group: cars,
    icon: 'key',
    who: rentalTerms.write,
    lists: [{ entity: rentalTerms, edit: 'warunki/:id/edytuj' }],
  }),
  section('kasa', { title: closing.one, group: till, icon: 'cash', who: closing.write }),
  section('bilety', {
    title: ticket.many,
    group: passengers,
    icon: 'ticket',
    who: ['airport_staff'],
    adds: [ticket],
    parts: { check: 'bilety/:id' },
  }),
  section('uzytkownicy', { group: passengers, icon: 'users', who: adminOnly, lists: [{ entity: user }] }),
  section('kontakt', {
    group: passengers,
    icon: 'mail',
    who: adminOnly,
    lists: [{ entity: contactInfo, edit: 'kontakt/:id/edytuj' }],
  }),
  // After those that staff begin with: it is read by all of them
  section('plan-dnia', {
    title: 'Plan dnia',
    group: live,
    icon: 'plan',
    who: planReaders,
    reads: (params) => planPath(dayAsked(params, today())),
    adds: [closure],
    parts: { flight: 'plan-dnia/:id' },
  }),
  section('twoje-bilety', { title: 'Twoje bilety', group: ofEverybody, icon: 'own-ticket', who: everyRole }),
  section('bagaze', { title: luggage.many, group: ofEverybody, icon: 'bag', who: everyRole, adds: [luggage] }),
  section('parking-rezerwacje', {
    title: 'Rezerwacje parkingu',
    group: ofEverybody,
    icon: 'booked',
    who: everyRole,
  }),
  section('wypozyczenia', { title: 'Wypożyczenia', group: ofEverybody, icon: 'key', who: everyRole }),
  // In the menu behind one's name
  section('profil', { title: 'Profil', group: ofEverybody, icon: 'user', who: everyRole, hidden: true }),
  section('logi', {
    title: 'Logi',
    path: pages.logs,
    group: passengers,
    icon: 'log',
    who: adminOnly,
    hidden: true,
    lists: [
      { entity: eventLog, fixed: true },
      { entity: loginLog, fixed: true },
    ],
  }),
  section('system', { title: 'System', group: passengers, icon: 'system', who: adminOnly, hidden: true }),
];
