import { allRequired, type Schema } from '../http/schemas.ts';

const text = { type: 'string' };
const integer = { type: 'integer' };
const orNull = (type: string): Schema => ({ type: [type, 'null'] });
const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** What a refusal may tell besides, so that a program knows how to go on. */
const further = {
  current: { type: 'object', description: 'Of `stale`: the row as it is now' },
  challenge: { type: 'object', description: 'Of `proof`: the work that is sent along, done, as `proof`' },
  amount: { ...integer, description: 'What it costs by now, or what comes back, in grosze' },
  difference: { ...integer, description: 'What the change costs by now, in grosze; below 0: what comes back' },
  due: { ...integer, description: 'Of `due`: what is to be paid by now, in grosze; 0: nothing' },
  state: { ...text, description: 'Of an order that has no booking: its state' },
  kept: { ...integer, description: 'Of an order that has no booking: what is not paid back, in grosze' },
  id: { ...orNull('integer'), description: 'Of `before` and `crossed`: what stands in the way' },
  at: { ...orNull('string'), description: 'Of `before` and `crossed`: when that was' },
  by: { ...text, description: 'Of `before` and `crossed`: whose it is' },
  kind: { ...text, description: 'Of `before` and `crossed`: the step of a flight' },
  meets: {
    ...listOf(
      allRequired({
        ...{ kind: text, hard: { type: 'boolean' }, words: text },
        flights: listOf(allRequired({ id: text, number: text })),
      }),
    ),
    description: 'Of `gate`: what the flight would meet there',
  },
  free: {
    ...listOf(allRequired({ id: integer, name: text, fits: { type: 'boolean' }, why: listOf(text) })),
    description: 'Of `gate`: the other gates, and why not each of them',
  },
  Users_id: { ...orNull('integer'), description: 'Who is signed in, not whom the page has shown' },
  auth: { enum: [false] },
  reset: { ...text, description: 'Sets the longer password that the role demands, as that of a reset link does' },
};

/** The body of every refusal. */
export const problem: Schema = {
  type: 'object',
  properties: {
    message: text,
    code: { ...text, description: 'What programs know the error by' },
    errors: {
      ...{ type: 'object', additionalProperties: text },
      description: 'By field: what is wrong with it',
    },
    request: { ...text, description: 'Of a failure of ours: the number by which its log is found' },
    ...further,
  },
  required: ['message', 'code'],
};
