import { closing } from '../../../src/domain/booking/closing.ts';
import { paymentMethod } from '../../../src/domain/booking/payment.ts';
import type { Shape } from '../../../src/domain/kernel/entity.ts';
import { allRequired, bodyOf, rowOf, type Schema } from '../http/schemas.ts';

const text = { type: 'string' };
const integer = { type: 'integer' };
const moment = { ...text, format: 'date-time' };
const day = { ...text, format: 'date' };
const orNull = (type: string, more: Schema = {}) => ({ type: [type, 'null'], ...more });
const listOf = (items: Schema) => ({ type: 'array', items });
/** Of which booking money came or goes. */
const booked = {
  ...{ order_number: text, kind: text, booking_id: orNull('integer') },
  ...{ buyer: orNull('string'), license_plate: orNull('string') },
};
const person = { id: integer, name: text };

/** A closing as it is sent: who closes, and when, the server says. */
export const closingSchema = (sent: Shape): Schema => {
  const { properties, required } = bodyOf(sent) as { properties: Schema; required: string[] };
  return { type: 'object', properties, required: required.filter((it) => !['reason', 'corrects'].includes(it)) };
};

/** A clerk's day. */
export const clerkDaySchema: Schema = allRequired({
  data: listOf(
    allRequired({
      day,
      clerk: allRequired({ ...person, desk: orNull('string') }),
      sums: allRequired({ cash_in: integer, cash_out: integer, terminal_in: integer, terminal_out: integer }),
      movements: listOf(
        allRequired({
          payment_id: integer,
          refund_id: orNull('integer'),
          at: moment,
          method: { enum: Object.keys(paymentMethod) },
          amount: { ...integer, description: 'In grosze; below zero it went back' },
          first: { type: 'boolean', description: 'The first payment of its order' },
          ...booked,
          days: integer,
        }),
      ),
      open: listOf(allRequired({ order_number: text, amount: integer, since: moment })),
      waiting: listOf(
        allRequired({
          ...{ refund_id: integer, method: { enum: Object.keys(paymentMethod) }, amount: integer, since: moment },
          ...booked,
        }),
      ),
      closings: listOf(rowOf(closing)),
      float: orNull('integer', { description: 'What the closing before left in the till' }),
      unclosed: listOf(day),
      clerks: {
        anyOf: [listOf(allRequired({ ...person, closed_at: orNull('string') })), { type: 'null' }],
        description: 'Whose money moved on this day: for the admin',
      },
    }),
  ),
});
