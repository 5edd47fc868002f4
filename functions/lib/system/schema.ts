import { orderKind } from '../../../src/domain/booking/order.ts';
import { allRequired, type Schema } from '../http/schemas.ts';

const text: Schema = { type: 'string' };
const integer: Schema = { type: 'integer' };
const moment: Schema = { type: 'string', format: 'date-time' };
const or = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const counted = (row: Schema) => allRequired({ count: integer, rows: listOf(row) });

const waiting = allRequired({
  kind: text,
  order_number: or(text),
  amount: or(integer),
  attempts: integer,
  next_attempt: moment,
});

const deadLetter = allRequired({
  id: { ...text, description: 'mail-12, refund-3 or difference-4' },
  kind: { enum: ['mail', 'refund', 'difference'] },
  what: text,
  since: moment,
  order_number: or(text),
  recipient: or(text),
  amount: { ...or(integer), description: 'In grosze; of a difference what is booked here' },
  there: { ...or(integer), description: 'Of a difference: what the card provider has' },
  error: { ...or(text), description: 'What the mail system or the card provider said' },
  cause: { ...text, description: 'The same in words for people' },
  attempts: integer,
  next_attempt: { ...or(moment), description: 'A refund is tried again every few hours even so' },
  can_readdress: { type: 'boolean' },
});

const hold = allRequired({
  order_number: text,
  kind: { enum: Object.keys(orderKind) },
  booking_id: or(integer),
  parking_level: or(text),
  space_id: or(integer),
  Cars_id: or(integer),
  brand: or(text),
  model: or(text),
  car_plate: or(text),
  since: moment,
  until: moment,
  amount: integer,
  expires_at: moment,
});

const run = allRequired({
  began_at: moment,
  took_ms: integer,
  outcome: { enum: ['DONE', 'NOTICED', 'FAILED'] },
  counts: or({ type: 'object', additionalProperties: integer }),
  note: { ...or(text), description: 'What somebody should look at' },
});

/** What `GET /api/system` answers. */
export const overviewSchema = allRequired({
  data: listOf(
    allRequired({
      at: moment,
      outbox: allRequired({ waiting: integer, oldest: or(moment), next: listOf(waiting) }),
      dead_letters: counted(deadLetter),
      refunds: allRequired({ pending: integer, amount: integer }),
      holds: counted(hold),
      seal: allRequired({
        sealed_at: or(moment),
        unsealed: integer,
        checked_at: or(moment),
        intact: { ...or({ type: 'boolean' }), description: 'By the last check; null: it was never checked' },
      }),
      jobs: listOf(
        allRequired({
          ...{ name: text, label: text, hint: text, schedule: text, next: moment },
          runs: { ...listOf(run), description: 'The newest ten, the newest first' },
        }),
      ),
    }),
  ),
});
