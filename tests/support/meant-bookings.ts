import { manageLink } from '../../functions/lib/mail/manage-token.ts';
import { allSpaces, levelOf, parking } from '../../src/domain/booking/parking.ts';
import { rental } from '../../src/domain/booking/rental.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import type { Signed } from './accounts.ts';
import { buy, inDays, parkingBooking, rentalBooking, seedCar } from './bookings.ts';
import { call } from './call.ts';
import { type CardShop, intentOf } from './card-shop.ts';
import { query } from './database.ts';
import { at, protocol, rented } from './hand-overs.ts';
import { days, finalise } from './managed-bookings.ts';
import type { Meant, MeantCalls } from './meant-calls.ts';
import { someFieldsOf, wholeOf } from './meant-rows.ts';
import { bytesOf } from './pictures.ts';

type Path = 'parking' | 'rent';
const entityOf = { parking, rent: rental };
const tableOf = { parking: 'parking', rent: 'rentals' };
const customer = { first_name: 'Wanda', last_name: 'Mazur', phone: '601 884 207', email: 'wanda@poczta.example' };
/** What a customer's car is asked for a day, in złote. */
const carPrice = 50;

export const photoForm = (): FormData => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytesOf('png'))], 'a.png', { type: 'image/png' }));
  return form;
};

/** Calls about bookings of spaces and of cars, by whoever holds them and by the desk. Sessions change: see `by`. */
export function meantBookings(people: Record<Role, Signed>, shop: CardShop): MeantCalls {
  const { client, rental_staff: carDesk, admin } = people;
  const deskOf = { parking: people.parking_staff, rent: carDesk };

  let turn = 0;
  /** A place of its own, free for four days from `from` on, as far as nobody has taken it by chance. */
  async function nextPlace(path: Path) {
    if (path === 'rent') {
      const car = await seedCar(carPrice);
      const booking = (since: number, until: number) => rentalBooking(car, days(since, until));
      return { from: 10, booking, sold: { Cars_id: car }, day: carPrice * 100 };
    }
    turn += 1;
    const space = allSpaces[turn % allSpaces.length] ?? 0;
    const from = 10 + 5 * Math.floor(turn / allSpaces.length);
    const [price] = await query<{ day: number }>('select (price_per_day * 100)::int as day from parking_info limit 1');
    const booking = (since: number, until: number) => parkingBooking(space, days(since, until));
    const sold = { parking_level: levelOf(space), space_id: space, license_plate: 'GSL48RK' };
    return { from, booking, sold, day: price?.day ?? 0 };
  }

  /** Asks until a place was free. */
  async function placed<T>(path: Path, take: (place: Awaited<ReturnType<typeof nextPlace>>) => Promise<T | undefined>) {
    for (let tries = 0; tries < 200; tries++) {
      const place = await nextPlace(path);
      const taken = await take(place);
      if (taken !== undefined) return { ...taken, ...place };
    }
    throw new Error('Nothing is free');
  }
  /** Begins to pay, and has three days held. */
  const begins = (path: Path) =>
    placed(path, async ({ booking, from, day }) => {
      const { status, json, text } = await buy(booking(from, from + 2), 3 * day, { cookies: client.cookies });
      if (status === 409) return undefined;
      if (status !== 201) throw new Error(`Buying answered ${status} ${text}`);
      return { intent: intentOf(json), order: String(json.order), number: String(json.order_number) };
    });
  /** Three days that the client has paid for. */
  async function owned(path: Path) {
    const begun = await begins(path);
    await shop.pay(begun.intent);
    await finalise(begun.order, path);
    const [row] = await query<{ id: number; key: string }>(
      `select b.id, o.manage_key as key from ${tableOf[path]} b join orders o on o.id = b.order_id where o.id = $1`,
      [begun.order],
    );
    if (!row) throw new Error(`Nothing was booked by ${begun.number}`);
    return { ...begun, id: row.id, token: manageLink(row.key).split('/').at(-1) ?? '' };
  }
  /** Three days that the desk has sold for somebody, unpaid. */
  const sells = (path: Path) =>
    placed(path, async ({ sold, from }) => {
      const body = { ...customer, ...sold, ...days(from, from + 2), status: 'PENDING' };
      const { cookies } = deskOf[path];
      const { status, json, text } = await call('POST', `/api/${path}`, { body, cookies });
      if (status === 409) return undefined;
      if (status !== 201) throw new Error(`Selling answered ${status} ${text}`);
      const id = Number(json.data.id);
      const money = (await call('GET', `/api/${path}/${id}/payments`, { cookies })).json.data[0];
      return { id, due: Number(money.due), token: String(money.link).split('/').at(-1) };
    });
  async function cashed(path: Path) {
    const { id, due } = await sells(path);
    const { cookies } = deskOf[path];
    const to = `/api/${path}/${id}`;
    await call('POST', `${to}/payments`, { body: { method: 'CASH', amount: due }, cookies });
    await call('PATCH', to, { body: { status: 'CANCELLED', amount: due }, cookies });
    const [refund] = (await call('GET', `${to}/payments`, { cookies })).json.data[0].refunds;
    return { to: `${to}/refunds/${refund.id}`, body: { amount: refund.amount }, cookies };
  }

  const longer = (from: number, day: number) => ({ since: inDays(from), until: inDays(from + 3), difference: day });
  const ofEither = (path: Path): MeantCalls => {
    const by = () => ({ cookies: deskOf[path].cookies });
    const mine = () => ({ cookies: client.cookies });
    const own = `/api/${path}`;
    const row = async (pick: typeof wholeOf) => {
      const { id } = await sells(path);
      return { to: `${own}/${id}`, body: await pick(entityOf[path], id), ...by() };
    };
    return {
      [`GET ${own}/:id/booking`]: async () => ({ to: `${own}/${(await owned(path)).id}/booking`, ...mine() }),
      [`GET ${own}/:id/dates`]: async () => {
        const { id, from } = await owned(path);
        return { to: `${own}/${id}/dates?since=${inDays(from)}&until=${inDays(from + 3)}`, ...mine() };
      },
      [`POST ${own}/:id/dates`]: async () => {
        const { id, from, day } = await owned(path);
        return { to: `${own}/${id}/dates`, body: longer(from, day), ...mine() };
      },
      [`POST ${own}/:id/cancel`]: async () => {
        const { id, day } = await owned(path);
        return { to: `${own}/${id}/cancel`, body: { amount: 3 * day }, ...mine() };
      },
      [`POST ${own}`]: async () => {
        const { sold, from } = await nextPlace(path);
        return { to: own, body: { ...customer, ...sold, ...days(from, from + 2), status: 'PENDING' }, ...by() };
      },
      [`PUT ${own}/:id`]: () => row(wholeOf),
      [`PATCH ${own}/:id`]: () => row(someFieldsOf),
      [`DELETE ${own}/:id`]: async () => ({ to: `${own}/${(await sells(path)).id}`, ...by() }),
      [`GET ${own}/:id/payments`]: async () => ({ to: `${own}/${(await sells(path)).id}/payments`, ...by() }),
      [`POST ${own}/:id/payments`]: async () => {
        const { id, due } = await sells(path);
        return { to: `${own}/${id}/payments`, body: { method: 'CASH', amount: due }, ...by() };
      },
      [`POST ${own}/:id/refunds/:refund`]: () => cashed(path),
    };
  };

  async function photoOf(rentalId: number): Promise<string> {
    const { cookies } = carDesk;
    const { json } = await call('POST', `/api/files/rentals/${rentalId}`, { body: photoForm(), cookies });
    return json.file.filename;
  }
  const held = '/api/rezerwacja';
  const byLink: MeantCalls = {
    [`GET ${held}/:token`]: async () => ({ to: `${held}/${(await owned('parking')).token}` }),
    [`PATCH ${held}/:token`]: async () => ({
      ...{ to: `${held}/${(await owned('parking')).token}`, body: { license_plate: 'GSL 77' } },
    }),
    [`GET ${held}/:token/dates`]: async () => {
      const { token, from } = await owned('parking');
      return { to: `${held}/${token}/dates?since=${inDays(from)}&until=${inDays(from + 3)}` };
    },
    [`POST ${held}/:token/dates`]: async () => {
      const { token, from, day } = await owned('rent');
      return { to: `${held}/${token}/dates`, body: longer(from, day) };
    },
    [`POST ${held}/:token/cancel`]: async () => {
      const { token, day } = await owned('parking');
      return { to: `${held}/${token}/cancel`, body: { amount: 3 * day } };
    },
    [`POST ${held}/:token/payment`]: async () => {
      const { token, due } = await sells('parking');
      return { to: `${held}/${token}/payment`, body: { amount: due, terms: true } };
    },
    [`GET ${held}/:token/photos/:name`]: async () => {
      const { id, token } = await owned('rent');
      return { to: `${held}/${token}/photos/${await photoOf(id)}` };
    },
  };
  return {
    ...ofEither('parking'),
    ...ofEither('rent'),
    ...byLink,
    'PATCH /api/parking/:id/booking': async () => {
      const { id } = await owned('parking');
      return { to: `/api/parking/${id}/booking`, body: { license_plate: 'GSL 77' }, cookies: client.cookies };
    },
    'POST /api/email': async (): Promise<Meant> => ({
      ...{ to: '/api/email', body: { order: (await owned('parking')).order } },
    }),
    'POST /api/system/holds/:number/release': async () => {
      const { number } = await begins('rent');
      return { to: `/api/system/holds/${number}/release`, cookies: admin.cookies };
    },
    'POST /api/desk/rentals/:id/hand-overs': async () => {
      const { id } = await rented(0, 2);
      return { to: `/api/desk/rentals/${id}/hand-overs`, body: protocol('OUT', 0), cookies: carDesk.cookies };
    },
    'GET /api/desk/rentals/:id/photos/:name': async () => {
      const { id } = await rented(0, 2);
      return { to: `/api/desk/rentals/${id}/photos/${await photoOf(id)}`, cookies: carDesk.cookies };
    },
    'POST /api/files/rentals/:id': async () => {
      const { id } = await rented(0, 2);
      return { to: `/api/files/rentals/${id}`, body: photoForm(), cookies: carDesk.cookies };
    },
    'POST /api/desk/parking/:id/passages': async () => {
      // Come already or not: an entry that counts is corrected
      const [row] = await query<{ id: number; corrects: number | null }>(
        `select p.id, (select max(x.id) from passages x where x.parking_id = p.id and x.kind = 'IN') as corrects
           from parking p
          where p.status = 'RESERVED' and p.left_at is null and p.during @> (clock() at time zone 'Europe/Warsaw')::date
          order by p.id desc limit 1`,
      );
      const body = { kind: 'IN', at: at(0, '00:01:00'), ...(row?.corrects && { corrects: row.corrects }) };
      return { to: `/api/desk/parking/${row?.id}/passages`, body, cookies: people.parking_staff.cookies };
    },
    'GET /api/desk/people': async () => ({ to: '/api/desk/people?last_name=Kowal', cookies: carDesk.cookies }),
  };
}
