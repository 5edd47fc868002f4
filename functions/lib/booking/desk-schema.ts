import { linkSteps } from '../../../src/domain/booking/desk-money.ts';
import { orderState } from '../../../src/domain/booking/order.ts';
import { allRequired, type Schema } from '../http/schemas.ts';
import { wayLeft } from './manage-schema.ts';

const text = { type: 'string' };
const integer = { type: 'integer' };
const orNull = (type: string, more: Schema = {}) => ({ type: [type, 'null'], ...more });
const moment = { format: 'date-time' };
const movement = { id: integer, amount: integer, method: text, clerk: orNull('string') };

/** The money of a booking, as the desk is told. */
export const deskMoneySchema: Schema = allRequired({
  data: {
    type: 'array',
    items: allRequired({
      order_number: text,
      state: { enum: Object.keys(orderState) },
      amount: { ...integer, description: 'What it costs, in grosze' },
      due: { ...integer, description: 'What is still asked of its buyer' },
      paid: { ...integer, description: 'What came and has not gone back' },
      ways: { type: 'array', items: wayLeft, description: 'What is left of it, the latest payment first' },
      note: orNull('string'),
      link: { ...text, description: 'What the buyer pays by, on a phone of their own' },
      step: { enum: Object.keys(linkSteps), description: 'How far the payment by the link is' },
      opened_at: orNull('string', moment),
      pays_until: orNull('string', moment),
      payments: { type: 'array', items: allRequired({ ...movement, paid_at: { ...text, ...moment } }) },
      refunds: {
        type: 'array',
        items: allRequired({
          ...{ ...movement, state: text, cause: text, create_time: { ...text, ...moment } },
          ...{ handed_at: orNull('string', moment) },
          transferred: { type: 'boolean', description: 'It went back by a bank transfer' },
        }),
      },
    }),
  },
});
