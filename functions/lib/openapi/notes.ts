import { shape } from '../../../src/domain/kernel/entity.ts';
import { contact } from '../../../src/domain/order.ts';
import { picture } from '../../../src/domain/picture.ts';
import { ticket } from '../../../src/domain/ticket.ts';
import { passwordChange, passwordReset, registration, resetRequest, signIn, user } from '../../../src/domain/user.ts';
import { bodyOf, type Schema } from './schemas.ts';

interface Note {
  summary: string;
  /** Parameters of the query besides those of a list, with what they mean. */
  query?: Record<string, string>;
  body?: Schema;
  /** Where it is not JSON. */
  sends?: string;
  /** The status of success, where it is not the method's usual one. */
  status?: number;
}

const string = { type: 'string' };
const order = {
  order: { type: 'string', description: 'The number of a paid order. With it nothing else of the body counts' },
};
const only = (properties: Schema): Schema => ({ type: 'object', properties, required: Object.keys(properties) });
const booking = {
  description:
    '{kind: "parking", parking_level, space_id, license_plate, …} or {kind: "rental", Cars_id, …}, with since, until, contact and terms: true',
  type: 'object',
  properties: {
    kind: { enum: ['parking', 'rental'] },
    since: string,
    until: string,
    contact: bodyOf(contact),
    terms: { const: true },
  },
  required: ['kind', 'since', 'until', 'contact', 'terms'],
};
const since =
  'An instant: with isarrdep only those that have yet to leave or land here then, by the timetable, or late by up to a day';
const userEmail = { userEmail: 'Whose rows; somebody else only with the right to see all' };

/** What cannot be told from an entity and a method alone. */
export const notes: Record<string, Note> = {
  'GET /api/health': { summary: 'Is the service there, and its database?' },
  'GET /api/openapi.json': { summary: 'This document' },
  'GET /api/docs': { summary: 'This document, for people' },
  'GET /api/offer': { summary: 'Cars to rent and the price of parking' },
  'GET /api/flights': { summary: 'Flights', query: { isarrdep: 'departure or arrival: one tab of the board', since } },
  'GET /api/flights/:term': {
    summary: 'Flights in which the term in the path is found',
    query: { isarrdep: 'departure or arrival', since },
  },
  'GET /api/flights/data': {
    summary: 'The distinct values of a column',
    query: { column: 'id, airline_name, destination, origin or airplane_serial_no' },
  },
  'GET /api/airplane/serial_numbers': { summary: 'The serial numbers of all airplanes' },
  'GET /api/airfield': {
    summary: 'Terminals, taxiways and runways; with table_name one list of them',
    query: { table_name: 'Terminals, Taxiways or Runways' },
  },
  'PUT /api/airfield/:id': {
    summary: 'Change a terminal, taxiway or runway',
    query: { table_name: 'Terminals, Taxiways or Runways' },
    body: { type: 'object' },
  },
  'GET /api/announcements': {
    summary: 'Announcements that still hold',
    query: { all: '1: the expired ones too, for staff' },
  },
  'GET /api/announcements/:id': { summary: 'One announcement', query: { all: '1: an expired one too, for staff' } },
  'POST /api/files/upload': {
    summary: 'Upload a picture: JPEG, PNG or WebP, up to 2 MB, 20 an hour',
    sends: 'multipart/form-data',
    body: only({ file: { type: 'string', contentMediaType: 'application/octet-stream' } }),
    status: 201,
  },
  'GET /api/files/:name': { summary: 'An uploaded picture' },
  'PATCH /api/cars/:id/img': { summary: "Change a car's picture", body: bodyOf(picture) },
  'GET /api/parking': {
    summary: 'Which spaces are taken; own rows, and all for staff, whole',
    query: { since: 'From this day', until: 'To this day', ...userEmail },
  },
  'POST /api/parking': {
    summary: 'Turn a paid order into a reservation; staff reserve without one',
    body: { type: 'object', properties: order },
  },
  'POST /api/parking/:id/cancel': { summary: "Cancel one's own reservation before it begins; a paid one is refunded" },
  'POST /api/rent/:id/cancel': { summary: "Cancel one's own rental before it begins; a paid one is refunded" },
  'GET /api/rent': { summary: 'Rentals: own, or all for staff', query: userEmail },
  'POST /api/rent': {
    summary: 'Turn a paid order into a rental; staff rent without one',
    body: { type: 'object', properties: order },
  },
  'GET /api/luggage': { summary: 'Luggage: own, or all for the admin', query: userEmail },
  'GET /api/tickets': { summary: 'Tickets; without the right to see all, filter by u.email your own' },
  'GET /api/tickets/ids': { summary: 'The newest thousand ticket numbers' },
  'PATCH /api/tickets/:id': {
    summary: "Change a purchased ticket's status",
    body: bodyOf(shape({ fields: { status: ticket.fields.status } })),
  },
  'GET /api/users': { summary: 'Users; without the right to see all, filter by id or email your own' },
  'GET /api/users/roles': { summary: 'The roles there are' },
  'PUT /api/users/:id': {
    summary: 'Change a profile',
    body: bodyOf(user, { current_password: { type: 'string', description: 'Needed where the e-mail changes' } }),
  },
  'PATCH /api/users/:id': {
    summary: 'Give a role',
    body: only({ role: { enum: Object.keys(user.fields.role.choices) } }),
  },
  'PATCH /api/users/:id/img': { summary: 'Change a profile picture', body: bodyOf(picture) },
  'DELETE /api/users/:id': { summary: 'Delete an account; what accounting needs stays, nameless' },
  'POST /api/users/:id/reset-passwd': { summary: 'Send somebody a link to set a new password' },
  'GET /api/my-data': { summary: 'Everything kept about the signed-in person' },
  'GET /api/look-ups/users': {
    summary: 'Numbers and names, for forms',
    query: { search: 'A part of a name or e-mail', id: 'This one alone' },
  },
  'GET /api/look-ups/gates': { summary: 'Numbers and names of gates, for forms' },
  'DELETE /api/luggage/:id': { summary: 'Delete luggage', status: 200 },
  'POST /api/fetch_client': { summary: 'Sign in: sets the session cookies', body: bodyOf(signIn) },
  'POST /api/register': { summary: 'Register a client', body: bodyOf(registration), status: 201 },
  'GET /api/authenticate': {
    summary: 'Who is signed in',
    query: { requiredRole: '403 for every other role but the admin' },
  },
  'POST /api/authenticate/refresh': { summary: 'Renew the session by its refresh cookie' },
  'GET /api/logout': { summary: 'Sign out' },
  'POST /api/password': { summary: "Change one's password", body: bodyOf(passwordChange) },
  'POST /api/reset-passwd': { summary: 'Ask for a link to set a new password', body: bodyOf(resetRequest) },
  'POST /api/reset-passwd/:token': { summary: 'Is this link still good? Does not spend it' },
  'PATCH /api/reset-passwd/:token': { summary: 'Set a new password by a link', body: bodyOf(passwordReset) },
  'GET /api/sessions': { summary: "One's sessions" },
  'DELETE /api/sessions': { summary: 'Sign out everywhere' },
  'DELETE /api/sessions/:id': { summary: 'End one session' },
  'POST /api/stripe/create-payment-intent': {
    summary: 'Hold a place and open its payment; amount in grosze',
    body: only({ amount: { type: 'integer' }, booking }),
    status: 201,
  },
  'GET /api/orders/:order': { summary: 'How far an order is; its own browser gets the payment too' },
  'POST /api/email': { summary: 'Was the confirmation of this order sent?', body: only({ order: string }) },
  'POST /api/stripe/webhook': { summary: "The card provider's events" },
};
