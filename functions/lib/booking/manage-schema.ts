import { paymentMethod } from '../../../src/domain/booking/payment.ts';
import { allRequired, type Schema } from '../http/schemas.ts';

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

/** A booking as its holder sees it. */
export const bookingSchema: Schema = one({
  type: 'object',
  properties: {
    order_number: { ...orNothing(text), description: 'None where staff entered it without an order' },
    ...{ kind: text, status: text, since: moment, until: moment },
    amount: { ...integer, description: 'What it costs, in grosze' },
    paid: { ...integer, description: 'What was paid for it in all' },
    rights: allRequired({
      plate: { type: 'boolean' },
      dates: { enum: ['any', 'more', null] },
      cancel: { enum: ['refund', 'loss', null] },
    }),
    refund: { ...integer, description: 'What cancelling gives back now' },
    refund_until: moment,
    statement: statementSchema,
    deadline: orNothing({ ...text, description: 'Until when cancelling gives the money back, or why it does not' }),
    out_at: orNothing({ ...moment, description: 'When a rented car was handed over' }),
    cancelled: orNothing({ type: 'object' }),
    told: orNothing({ ...allRequired({ at: moment, reason: text }), description: 'What the staff have written last' }),
    ways: { type: 'array', items: wayLeft, description: 'What is left of the payments, the latest first' },
    change: orNothing({ type: 'object', description: 'New dates that wait for their payment' }),
  },
  required: [
    'order_number',
    'kind',
    'status',
    'since',
    'until',
    'amount',
    'rights',
    'refund',
    'refund_until',
    'statement',
  ],
});

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
