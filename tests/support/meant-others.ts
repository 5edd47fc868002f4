import { newProof, newReset } from '../../functions/lib/mail/mail-link.ts';
import { airfieldTables } from '../../src/domain/airfield/airfield-tables.ts';
import { rentalTerms } from '../../src/domain/booking/rental-terms.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { contactInfo } from '../../src/domain/site/contact-info.ts';
import { confirm, person, type Signed, signedIn, signIn } from './accounts.ts';
import { inDays, seedCar } from './bookings.ts';
import { call } from './call.ts';
import type { CardShop } from './card-shop.ts';
import { query } from './database.ts';
import { keyedCalls } from './keyed-calls.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { photoForm } from './meant-bookings.ts';
import type { Meant, MeantCalls } from './meant-calls.ts';
import { someFieldsOf, wholeOf } from './meant-rows.ts';
import { uploadedPicture } from './pictures.ts';
import { seedFlight, seedTicket } from './travel.ts';

/** Calls that take a key and whose rows `keyedCalls` makes; those about bookings are `meantBookings`. */
const keyed = [
  ...['/api/closings', '/api/contact-info', '/api/rental-terms', '/api/flights', '/api/flight_data', '/api/tickets'],
  ...['/api/luggage', '/api/gate-list', '/api/users', '/api/flights/{id}/milestones'],
];

let turn = 0;
/** Everybody's own: accounts, letters, flights and the airfield. */
export function meantOthers(people: Record<Role, Signed>, shop: CardShop, post: MailCatcher): MeantCalls {
  const { admin, airport_staff: staff } = people;
  const asAdmin = () => ({ cookies: admin.cookies });
  const asStaff = () => ({ cookies: staff.cookies });
  const byKey = keyedCalls(admin, shop, post);
  const made = (path: string) => {
    const it = byKey[path];
    if (!it) throw new Error(`keyedCalls knows no ${path}`);
    return it;
  };
  const keyedCall = async (path: string): Promise<Meant> => {
    const { to, body, by = admin } = await made(path)();
    return { to, body, cookies: by.cookies };
  };
  const ofKeyed = keyed.map((path) => [`POST ${path.replace(/\{(\w+)\}/g, ':$1')}`, () => keyedCall(path)] as const);
  /** A departure of its own, tomorrow. */
  const flight = () => seedFlight(`LO${2000 + ++turn}`, inDays(1));
  const ticket = async () => seedTicket(people.client.id, await flight());

  const [terminals] = Object.entries(airfieldTables);
  if (!terminals) throw new Error('The airfield has no tables');
  async function airfield(pick: typeof wholeOf): Promise<Meant> {
    const all = Object.entries(airfieldTables);
    const [name, entity] = all[++turn % all.length] ?? terminals ?? [];
    if (!entity) throw new Error('The airfield has no tables');
    const [row] = await query<{ id: number }>(`select id from ${entity.table} order by id limit 1`);
    const id = row?.id ?? 0;
    return { to: `/api/airfield/${id}?table_name=${name}`, body: await pick(entity, id), ...asAdmin() };
  }
  const letter = async (more: string, body?: unknown): Promise<Meant> => {
    const [row] = await query<{ id: number }>(
      `insert into outbox (kind, recipient, facts, attempts)
       values ('password_changed', $1, '{"at": "2026-06-22T10:00:00.000Z"}', 16) returning id`,
      [`ktos${++turn}@example.com`],
    );
    return { to: `/api/system/dead-letters/mail-${row?.id}${more}`, body, ...asAdmin() };
  };
  const passkey = async (): Promise<Meant> => {
    const me = await signedIn();
    await confirm(me.cookies, me.password);
    const [row] = await query<{ id: string }>(
      `insert into passkeys (id, users_id, name, public_key) values (md5($2), $1, 'Telefon', 'x') returning id`,
      [me.id, me.email],
    );
    return { to: `/api/passkeys/${row?.id}`, cookies: me.cookies };
  };
  const confirmed = async (path: string): Promise<Meant> => {
    const me = await signedIn();
    await confirm(me.cookies, me.password);
    return { to: path, body: {}, cookies: me.cookies };
  };
  /** Of what there is one row, which is made anew. */
  async function ofSingle(entity: Entity, pick: typeof wholeOf): Promise<Meant> {
    const { to, body } = await keyedCall(`/api/${entity.path}`);
    const { json } = await call('POST', to, { body, ...asAdmin() });
    return { to: `${to}/${json.data.id}`, body: await pick(entity, json.data.id), ...asAdmin() };
  }
  /** Pressed in a minute that has come, at a flight that leaves soon. */
  const pressed = async (body?: unknown): Promise<Meant> => {
    const { to, body: press } = await keyedCall('/api/flights/{id}/milestones');
    const { json } = await call('POST', to, { body: press, ...asAdmin() });
    return { to: `${to}/${json.data.id}`, body, ...asAdmin() };
  };

  return {
    ...Object.fromEntries(ofKeyed),
    'POST /api/address-proofs': async () => {
      const me = await signedIn();
      await query('update users set pending_email = $2 where id = $1', [me.id, `nowy-${me.email}`]);
      return { to: '/api/address-proofs', cookies: me.cookies };
    },
    'POST /api/address-proofs/:token': async () => {
      const me = await signedIn();
      const { id, hash, token } = newProof();
      await query('update users set proven = false where id = $1', [me.id]);
      await query(
        `insert into address_proofs (id, hash, users_id, email, expires_at)
         values ($1, $2, $3, $4, clock() + interval '1 day')`,
        [id, hash, me.id, me.email],
      );
      return { to: `/api/address-proofs/${token}`, cookies: me.cookies };
    },
    'GET /api/airfield.csv': async () => ({ to: `/api/airfield.csv?table_name=${terminals[0]}`, ...asAdmin() }),
    'GET /api/airfield/:id/history': async () => {
      const { to } = await airfield(wholeOf);
      return { to: to.replace('?', '/history?'), ...asAdmin() };
    },
    'PUT /api/airfield/:id': () => airfield(wholeOf),
    'PATCH /api/airfield/:id': () => airfield(someFieldsOf),
    'POST /api/backup-codes': () => confirmed('/api/backup-codes'),
    'POST /api/backup-codes/sign-in': async () => {
      const me = await signedIn();
      await confirm(me.cookies, me.password);
      const { json } = await call('POST', '/api/backup-codes', { cookies: me.cookies });
      const body = { email: me.email, password: me.password, code: json.codes[0] };
      return { to: '/api/backup-codes/sign-in', body };
    },
    'POST /api/passkeys/options': () => confirmed('/api/passkeys/options'),
    'PATCH /api/passkeys/:id': async () => ({ ...(await passkey()), body: { name: 'Laptop' } }),
    'DELETE /api/passkeys/:id': passkey,
    'POST /api/password': async () => {
      const me = await signedIn();
      const body = { current_password: me.password, new_password: 'jeszcze lepsze hasło' };
      return { to: '/api/password', body, cookies: me.cookies };
    },
    'DELETE /api/sessions/:id': async () => {
      const me = await signedIn();
      await signIn(me);
      const { json } = await call('GET', '/api/sessions', { cookies: me.cookies });
      const other = json.data.find(({ current }: { current: boolean }) => !current);
      return { to: `/api/sessions/${other?.id}`, cookies: me.cookies };
    },
    'DELETE /api/users/:id': async () => {
      const me = await signedIn();
      await confirm(me.cookies, me.password);
      return { to: `/api/users/${me.id}`, cookies: me.cookies };
    },
    'PUT /api/users/:id': async () => {
      const me = await signedIn();
      return { to: `/api/users/${me.id}`, body: { first_name: 'Jan', last_name: 'Zmieniony' }, cookies: me.cookies };
    },
    'PATCH /api/users/:id': async () => {
      await confirm(admin.cookies, admin.password);
      return { to: `/api/users/${(await signedIn()).id}`, body: { role: 'atc', version: 1 }, ...asAdmin() };
    },
    'PATCH /api/users/:id/img': async () => {
      const { id, cookies } = await signedIn();
      return { to: `/api/users/${id}/img`, body: { img: await uploadedPicture(cookies) }, cookies };
    },
    'PATCH /api/reset-passwd/:token': async () => {
      const { id, hash, token } = newReset();
      await query(
        `insert into reset_tokens (id, hash, users_id, expires_at) values ($1, $2, $3, clock() + interval '1 day')`,
        [id, hash, (await person()).id],
      );
      return { to: `/api/reset-passwd/${token}`, body: { password: 'jeszcze lepsze hasło' } };
    },
    'PATCH /api/contact-info/:id': () => ofSingle(contactInfo, someFieldsOf),
    'PUT /api/contact-info/:id': () => ofSingle(contactInfo, wholeOf),
    'PATCH /api/rental-terms/:id': () => ofSingle(rentalTerms, someFieldsOf),
    'PUT /api/rental-terms/:id': () => ofSingle(rentalTerms, wholeOf),
    'PATCH /api/cars/:id/img': async () => {
      const img = await uploadedPicture((await signedIn()).cookies);
      return { to: `/api/cars/${await seedCar()}/img`, body: { img }, ...asAdmin() };
    },
    'PUT /api/flights/:id/delays': async () => {
      const to = `/api/flights/${await flight()}/delays`;
      const { json } = await call('GET', to, asAdmin());
      return { to, body: { delays: [], print: json.print }, ...asAdmin() };
    },
    'GET /api/flights/data': async () => ({ to: '/api/flights/data?column=airline_name' }),
    'GET /api/flights/at/gates': async () => {
      const [since, until] = [inDays(0), inDays(1)].map((day) => `${day}T00:00:00.000Z`);
      return { to: `/api/flights/at/gates?since=${since}&until=${until}`, ...asAdmin() };
    },
    'GET /api/flights/:term': async () => ({ to: '/api/flights/Oslo' }),
    'POST /api/system/jobs/:job/run': async () => ({ to: '/api/system/jobs/sweeper/run', ...asAdmin() }),
    'POST /api/system/dead-letters/retry': async () => ({ to: '/api/system/dead-letters/retry', ...asAdmin() }),
    'POST /api/users/:id/reset-passwd': async () => ({
      ...{ to: `/api/users/${(await signedIn()).id}/reset-passwd`, ...asAdmin() },
    }),
    'POST /api/files/upload': async () => ({
      ...{ to: '/api/files/upload', body: photoForm(), cookies: (await signedIn()).cookies },
    }),
    'GET /api/files/:name': async () => ({ to: `/api/files/${await uploadedPicture((await signedIn()).cookies)}` }),
    'GET /api/gate-list': async () => {
      const { flight } = (await keyedCall('/api/gate-list')).body as { flight: string };
      return { to: `/api/gate-list?flight=${flight}`, ...asAdmin() };
    },
    'POST /api/gate-list/differences/:difference': async () => {
      const [row] = await query<{ id: number }>(
        `insert into boarding_differences (tickets_id, outcome, let_in_at, employee_id)
         values ($1, 'TWICE', clock(), $2) returning id`,
        [await ticket(), staff.id],
      );
      return { to: `/api/gate-list/differences/${row?.id}`, ...asStaff() };
    },
    'GET /api/logi/:id': async () => {
      const [row] = await query<{ id: number }>('select max(id) as id from event_log');
      return { to: `/api/logi/${row?.id}`, ...asAdmin() };
    },
    'GET /api/look-ups/users': async () => ({ to: '/api/look-ups/users?search=Jan', ...asAdmin() }),
    'PATCH /api/flights/:id/milestones/:milestone': () => pressed({ at: new Date(Date.now() - 120_000).toISOString() }),
    'DELETE /api/flights/:id/milestones/:milestone': () => pressed(),
    'POST /api/flights/:id/gate': async () => {
      const id = await flight();
      const [gate] = await query<{ id: number }>(
        `insert into gates (name, status, zone) values ($1, 'READY', 'both') returning id`,
        [`G${++turn}`],
      );
      return { to: `/api/flights/${id}/gate`, body: { Gates_id: gate?.id, version: 1 }, ...asAdmin() };
    },
    'POST /api/system/dead-letters/:id/retry': () => letter('/retry'),
    'PATCH /api/system/dead-letters/:id': () => letter('', { settled: true }),
    'GET /api/tickets/seats': async () => ({ to: `/api/tickets/seats?flight=${await flight()}`, ...asStaff() }),
    'PATCH /api/tickets/:id': async () => ({
      to: `/api/tickets/${await ticket()}`,
      body: { status: 'USED' },
      ...asStaff(),
    }),
    'POST /api/tickets/:id/restore': async () => {
      const to = `/api/tickets/${await ticket()}`;
      await call('PATCH', to, { body: { status: 'USED' }, ...asStaff() });
      return { to: `${to}/restore`, ...asStaff() };
    },
  };
}
