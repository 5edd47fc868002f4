import { ticketCode } from '../../functions/lib/travel/ticket-code.ts';
import { airportName, homeAirport } from '../../src/airport/identity.ts';
import { today } from '../../src/domain/language/days.ts';
import { confirm, type Signed, signedIn } from './accounts.ts';
import { buy, inDays, parkingBooking, rentalBooking, seedCar } from './bookings.ts';
import { call } from './call.ts';
import { type CardShop, intentOf } from './card-shop.ts';
import { farYear } from './clock.ts';
import { query } from './database.ts';
import { at, protocol, rented } from './hand-overs.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { days, finalise, managedBookings } from './managed-bookings.ts';
import { seedFlight } from './travel.ts';

/** A call that takes a key, with a body that is accepted. */
export interface Sent {
  to: string;
  body: unknown;
  /** Who sends it, where that is not the administrator. */
  by?: Signed;
}

const oneDay = days(20, 20);
const walkIn = { first_name: 'Wanda', last_name: 'Mazur', phone: '601 884 207', ...oneDay };
const place = { parking_level: 'A', license_plate: 'GSL48RK' };
const longer = { since: inDays(10), until: inDays(11), difference: 5_000 };

/** By path, how each call that takes a key, and that no random body comes to, is made to be accepted. */
export function keyedCalls(admin: Signed, shop: CardShop, post: MailCatcher): Record<string, () => Promise<Sent>> {
  const { parks } = managedBookings(shop, post);
  let made = 7900;
  /** Of a flight that is not there yet. */
  const nextFlight = () => `LO${++made}`;
  /** A space of level A that nobody has today or in the days that are booked here. */
  async function newSpace(): Promise<number> {
    const [space] = await query<{ n: number }>(
      `select n from generate_series(1, 50) n
        where not exists (select from parking where parking_level = 'A' and space_id = n and until >= $1)
          and not exists (select from space_blocks where parking_level = 'A' and space_id = n)
        order by n limit 1`,
      [inDays(-1)],
    );
    if (!space) throw new Error('Every space of level A is taken');
    return space.n;
  }

  /** An unpaid booking that staff made, and what it costs. */
  async function owed(path: 'parking' | 'rent', on: object) {
    const body = { ...walkIn, ...on, status: 'PENDING', email: 'wanda@poczta.example' };
    const { json } = await call('POST', `/api/${path}`, { body, cookies: admin.cookies });
    const number = json.data.order_number;
    const [order] = await query<{ due: number }>('select due from orders where order_number = $1', [number]);
    return { id: Number(json.data.id), amount: order?.due ?? 0 };
  }
  const paysCash = async (path: 'parking' | 'rent', on: object) => {
    const { id, amount } = await owed(path, on);
    return { to: `/api/${path}/${id}/payments`, body: { method: 'CASH', amount } };
  };
  /** A day more of what a client has booked in their account. */
  async function dates(path: 'parking' | 'rent', booking: object, price: number): Promise<Sent> {
    const by = await signedIn();
    const { json } = await buy(booking, price, { cookies: by.cookies });
    await shop.pay(intentOf(json));
    const { id } = (await finalise(json.order, path)).json.data;
    return { to: `/api/${path}/${id}/dates`, body: { ...longer, difference: price }, by };
  }
  /** A departure in an hour, and somebody's ticket for it. */
  async function leaving() {
    const flight = await seedFlight(nextFlight(), inDays(0));
    await query(
      `update flights set departure = clock() + interval '1 hour', arrival = clock() + interval '3 hours'
        where id = $1`,
      [flight],
    );
    return flight;
  }
  const ticketFor = (flight: string) => ({
    ...{ class: 'biznes', seat_number: '1A', price: 1234.5, status: 'PURCHASED' },
    ...{ Users_id: admin.id, Flight_id: flight },
  });

  return {
    '/api/closings': async () => {
      const by = await signedIn('rental_staff');
      const { json } = await call('GET', '/api/closings/day', { cookies: by.cookies });
      const counted = { float: 30_000, counted: 30_000, terminal_total: 0, reason: 'Policzono dwa razy' };
      return { to: '/api/closings', body: { day: today(), ...counted, ...json.data[0].sums }, by };
    },
    '/api/contact-info': async () => {
      await query('delete from contact_info');
      const body = {
        ...{ name: airportName, addr_street: 'ul. Wydmowa', addr_number: '1', zip_code: '76-299' },
        ...{ city: 'Miasteczko', nip: '000-000-00-00', krs: '0000000000', phone_inf: '+48 59 000 00 10' },
        ...{
          phone_central: '+48 59 000 00 00',
          email_pr: 'pr@lotnisko.example',
          email_marketing: 'm@lotnisko.example',
        },
      };
      return { to: '/api/contact-info', body };
    },
    '/api/rental-terms': async () => {
      await query('delete from rental_terms');
      return { to: '/api/rental-terms', body: { insurance: 'OC i AC', km_per_day: 250 } };
    },
    '/api/flights': async () => {
      const [plane] = await query<{ serial_no: string }>('select serial_no from airplanes limit 1');
      const times = { departure: `${farYear}-05-01 08:00:00`, arrival: `${farYear}-05-01 09:30:00` };
      const way = { origin: homeAirport, destination: 'Oslo (OSL)', is_departure: true };
      const body = { id: nextFlight(), status: 'SCHEDULED', airline_name: 'PLL LOT', ...times, ...way };
      return { to: '/api/flights', body: { ...body, airplane_serial_no: plane?.serial_no } };
    },
    '/api/flight_data': async () => {
      const where = { altitude: 30_000, track: 90, ground_speed: 450, vertical_speed: 0, latitude: 54, longitude: 17 };
      return { to: '/api/flight_data', body: { Flight_id: await seedFlight(nextFlight()), ...where } };
    },
    '/api/flights/{id}/milestones': async () => {
      const to = `/api/flights/${await leaving()}/milestones`;
      return { to, body: { kind: 'boarding', at: new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString() } };
    },
    '/api/tickets': async () => ({ to: '/api/tickets', body: ticketFor(await seedFlight(nextFlight())) }),
    '/api/luggage': async () => {
      const body = { type: 'podręczny', size: 'mały', weight: 5, Flights_id: await seedFlight(nextFlight()) };
      return { to: '/api/luggage', body: { ...body, Users_id: admin.id } };
    },
    '/api/gate-list': async () => {
      const flight = await leaving();
      const { cookies } = admin;
      const sold = await call('POST', '/api/tickets', { body: ticketFor(flight), cookies });
      const { json } = await call('GET', `/api/gate-list?flight=${flight}`, { cookies });
      const body = { code: ticketCode(sold.json.data.id), flight, at: new Date().toISOString() };
      return { to: '/api/gate-list', body: { ...body, proof: json.data[0].proof } };
    },
    '/api/parking': async () => ({
      to: '/api/parking',
      body: { ...walkIn, ...place, space_id: await newSpace(), status: 'PENDING' },
    }),
    '/api/parking/{id}/payments': async () => paysCash('parking', { ...place, space_id: await newSpace() }),
    '/api/parking/{id}/dates': async () => dates('parking', parkingBooking(await newSpace(), days(10, 10)), 5_000),
    '/api/desk/parking/{id}/passages': async () => {
      const body = { ...walkIn, ...place, ...days(0, 1), space_id: await newSpace(), status: 'RESERVED' };
      const { json } = await call('POST', '/api/parking', { body, cookies: admin.cookies });
      return { to: `/api/desk/parking/${json.data.id}/passages`, body: { kind: 'IN', at: at(0, '00:01:00') } };
    },
    '/api/rent': async () => ({ to: '/api/rent', body: { ...walkIn, Cars_id: await seedCar(), status: 'PENDING' } }),
    '/api/rent/{id}/payments': async () => paysCash('rent', { Cars_id: await seedCar() }),
    '/api/rent/{id}/dates': async () => dates('rent', rentalBooking(await seedCar(100), days(10, 10)), 10_000),
    '/api/desk/rentals/{id}/hand-overs': async () => {
      const { id } = await rented(0, 2);
      return { to: `/api/desk/rentals/${id}/hand-overs`, body: protocol('OUT', 0) };
    },
    '/api/rezerwacja/{token}/dates': async () => {
      const { token } = await parks(await newSpace(), 10, 10);
      return { to: `/api/rezerwacja/${token}/dates`, body: longer };
    },
    '/api/rezerwacja/{token}/payment': async () => {
      const { id, amount } = await owed('parking', { ...place, space_id: await newSpace() });
      const { json } = await call('GET', `/api/parking/${id}/payments`, { cookies: admin.cookies });
      const [, token] = /\/rezerwacja\/([0-9a-f]{64})/.exec(json.data[0].link) ?? [];
      return { to: `/api/rezerwacja/${token}/payment`, body: { amount, terms: true } };
    },
    '/api/stripe/create-payment-intent': async () => {
      const [price] = await query<{ day: number }>(
        'select (price_per_day * 100)::int as day from parking_info limit 1',
      );
      const body = { amount: price?.day, booking: parkingBooking(await newSpace(), oneDay) };
      return { to: '/api/stripe/create-payment-intent', body };
    },
    '/api/users': async () => {
      await confirm(admin.cookies, admin.password);
      const name = { first_name: 'Kacper', last_name: 'Górski' };
      return { to: '/api/users', body: { email: `five${++made}@example.com`, ...name, role: 'parking_staff' } };
    },
  };
}
