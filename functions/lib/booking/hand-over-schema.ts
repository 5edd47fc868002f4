import type { DueParking, HandBack } from '../../../src/domain/booking/desk-day.ts';
import { handOver } from '../../../src/domain/booking/hand-over.ts';
import type { Parking } from '../../../src/domain/booking/parking.ts';
import type { Entity, Shape } from '../../../src/domain/kernel/entity.ts';
import { allRequired, bodyOf, rowOf, type Schema } from '../http/schemas.ts';

const text = { type: 'string' };
const mark = {
  type: 'object',
  description: '{kind, part, x?, y?, since, photo?}: where on the drawing, since which day',
};

const photo = allRequired({ name: text, label: text });

const optionally = (shape: Shape, names: readonly string[]): Schema & { properties: Schema } => {
  const { properties, required } = bodyOf(shape) as { properties: Schema; required: string[] };
  return { type: 'object', properties, required: required.filter((it) => !names.includes(it)) };
};

/** One of them, as every call answers a single row. */
function answerOf(row: Schema): Schema {
  return allRequired({ data: { type: 'array', items: row } });
}

const orNull = (type: string, more: Schema = {}): Schema => ({ type: [type, 'null'], ...more });
const moment = { format: 'date-time' };
/** What the desk needs to know besides of a booking that is due. */
const due = {
  to_hand_back: orNull('integer', { description: 'What a clerk still has to give back by hand, in grosze' }),
  hand_back_since: orNull('string', moment),
  call: orNull('object', { description: 'The last call about it: text, at, by' }),
  next: orNull('object', { description: 'Who booked next what is still with somebody else, and what they could have' }),
  price_per_day: { type: 'integer', description: 'What a day more costs; of parking in grosze' },
} satisfies Record<Exclude<keyof DueParking, keyof Parking> | keyof HandBack, Schema>;

/** What is due on a day. */
export const daySchema = (entity: Entity): Schema => {
  const row = { type: 'object', properties: { ...due, ...(rowOf(entity) as { properties: Schema }).properties } };
  return answerOf(
    allRequired({
      day: { type: 'string', format: 'date' },
      rows: { type: 'array', items: row },
      coming: { anyOf: [row, { type: 'null' }] },
    }),
  );
};

/** The protocols of a rental as its holder reads them; the desk's have more. */
export const protocolSchema = answerOf(
  allRequired({
    facts: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          ...(rowOf(handOver) as { properties: Schema }).properties,
          marks: { type: 'array', items: mark },
          photos: { type: 'array', items: photo },
        },
      },
    },
    last: { type: ['object', 'null'], description: 'mileage, fuel, marks and when' },
  }),
);

export const handOverSchema = (sent: Shape): Schema => {
  const { properties, ...schema } = optionally(sent, ['on_paper', 'licence_seen', 'withdrawn']);
  return {
    ...schema,
    properties: {
      ...properties,
      marks: { type: 'array', items: mark },
      photos: { type: 'array', items: photo },
      signature: { type: ['string', 'null'], description: 'The name of its picture' },
      until: { type: 'string', format: 'date', description: 'Of a return: the day of it becomes the last day' },
      amount: { type: 'integer', description: 'With until: what goes back, in grosze, as was said' },
      refund: { type: 'boolean', description: 'With until; false: nothing goes back' },
      charge: { type: 'boolean', description: 'With until and refund false: days after its last one are asked for' },
    },
  };
};

export const passageSchema = (sent: Shape): Schema => optionally(sent, ['withdrawn']);
export const callSchema = allRequired({ text });
