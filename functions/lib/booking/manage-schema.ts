import type { BookingAnswer } from '../../../src/domain/booking/answer.ts';
import { paymentMethod } from '../../../src/domain/booking/payment.ts';
import type { Standing } from '../../../src/domain/booking/rights.ts';
import type { Entity } from '../../../src/domain/kernel/entity.ts';
import { allRequired, rowOf, type Schema } from '../http/schemas.ts';

const text = { type: 'string' };
const integer = { type: 'integer' };
const moment = { type: 'string', format: 'date-time' };
const day = { type: 'string', format: 'date' };
const orNothing = (schema: object) => ({ oneOf: [schema, { type: 'null' }] });
const one = (schema: Schema): Schema => allRequired({ data: { type: 'array', items: schema } });

/** What was paid for a booking and what went back: paid − returned − returning = total, in grosze. */
const statementSchema: Schema = allRequired({
  lines: {
    type: 'array',
    items: allRequired({
      ...{ at: moment, what: text, why: text, method: { enum: Object.keys(paymentMethod) } },
      transferred: { type: 'boolean', description: 'It went back by a bank transfer' },
      waits: { type: 'boolean', description: 'It waits at the desk for whoever paid it there' },
      amount: { ...integer, description: 'Below 0: it went back' },
      arrives: orNothing(day),
    }),
  },
  ...{ paid: integer, returned: integer, returning: integer, total: integer },
});

/** What is left of the money, by how it came: so it goes back. */
export const wayLeft: Schema = allRequired({ method: { enum: Object.keys(paymentMethod) }, amount: integer });

/** What its holder may do with a booking now, and what would come back. */
const standing = {
  rights: allRequired({
    plate: { type: 'boolean' },
    dates: { enum: ['any', 'more', null] },
    cancel: { enum: ['refund', 'loss', null] },
  }),
  refund: { ...integer, description: 'What cancelling gives back now' },
  refund_until: moment,
  deadline: orNothing({ ...text, description: 'Until when cancelling gives the money back, or why it does not' }),
} satisfies Record<keyof Standing, Schema>;

/** A row of one's own bookings. */
export function ownRow(entity: Entity): Schema {
  const row = rowOf(entity);
  const own = { ...standing, statement: statementSchema, can_cancel: { type: 'boolean' } };
  return { ...row, properties: { ...(row.properties as Schema), ...own } };
}

/** Of whom it is; staff may book for somebody of whom they know less. */
const person = {
  order_number: { ...orNothing(text), description: 'None where staff entered it without an order' },
  ...{ first_name: orNothing(text), last_name: orNothing(text), email: orNothing(text), phone: orNothing(text) },
};
const place = {
  ...{ parking_level: orNothing(text), space_id: orNothing(integer), license_plate: orNothing(text) },
  ...{ Cars_id: orNothing(integer), brand: orNothing(text), model: orNothing(text), car_plate: orNothing(text) },
  ...{ body: orNothing(text), img: orNothing(text) },
  pickup_at: { ...orNothing(text), description: 'The promised hour of a rented car' },
  return_at: orNothing(text),
  out_at: orNothing({ ...moment, description: 'When a rented car was handed over' }),
};
const money = {
  amount: { ...integer, description: 'What it costs, in grosze' },
  price: { ...integer, description: 'What a day was agreed to cost' },
  paid: { ...integer, description: 'What was paid for it in all' },
  paid_at: orNothing(moment),
  left: { ...integer, description: 'What is left of that here' },
  due: { ...integer, description: 'What is still asked of its buyer' },
  unpaid: { type: 'boolean' },
  ways: { type: 'array', items: wayLeft, description: 'What is left of the payments, the latest first' },
  kept: { ...integer, description: 'What stays here, though it is over' },
  statement: statementSchema,
};
/** A booking as its holder sees it. */
export const bookingSchema: Schema = one(
  allRequired({
    ...{ kind: text, status: text, since: moment, until: moment },
    agreed_at: { ...orNothing(moment), description: 'Since when it begins on that day' },
    ...{ ...person, ...place, ...money, ...standing },
    cancelled: orNothing({ ...allRequired({ by: text, at: moment }), description: 'Who cancelled it' }),
    told: orNothing({ ...allRequired({ at: moment, reason: text }), description: 'What the staff have written last' }),
    change: orNothing({
      ...allRequired({ order: text, amount: integer, since: text, until: text, expires_at: text }),
      description: 'New dates that wait for their payment',
    }),
  } satisfies Record<keyof BookingAnswer, Schema>),
);

/** What other dates would cost. */
export const quoteSchema: Schema = one(
  allRequired({
    ...{ since: day, until: day, days: integer, amount: integer },
    difference: { ...integer, description: 'What is to be paid, or below 0 comes back, in grosze' },
    free: { type: 'boolean' },
    taken_from: orNothing(day),
    free_until: orNothing(day),
    others: { type: 'array', items: { type: 'object' }, description: 'Other spaces that are free then' },
    refund_until: moment,
  }),
);

export const changeSchema: Schema = {
  type: 'object',
  properties: {
    ...{ since: day, until: day },
    difference: { ...integer, description: 'As it was told; another one is a 409 with the right one' },
    space_id: { ...integer, description: 'Another space, of a parking' },
  },
  required: ['since', 'until', 'difference'],
};

/** The payment of new dates that cost more. */
export const openedChangeSchema: Schema = {
  type: 'object',
  properties: {
    ...{ message: text, clientSecret: text, order: text, amount: integer, expires_at: moment },
    ...{ provider: { enum: ['stripe', 'sandbox'] }, publishableKey: text },
  },
  required: ['message'],
};
