import { beforeAll, describe, expect, test } from 'vitest';
import { columnOf } from '../../db/row/columns.ts';
import { parkingLevel } from '../../src/domain/booking/parking.ts';
import { longestHours } from '../../src/domain/flight/flight.ts';
import { entities } from '../../src/domain/index.ts';
import { type Field, type Fields, limitsOf } from '../../src/domain/kernel/field.ts';
import { luggage } from '../../src/domain/travel/luggage.ts';
import { ticket } from '../../src/domain/travel/ticket.ts';
import { checksOf, conditionsOf, excludingStatusesOf, inLines, wordsIn } from '../support/catalogue.ts';
import { demandTable } from '../support/demand-table.ts';
import { fileOf } from '../support/entity-files.ts';

const migration = 'a new file in db/migrations';
const lane = "(status = 'OCCUPIED') = (flight_id IS NOT NULL)";
const parkingOnly = 'parking_level, space_id, license_plate';
const rentalOnly = `cars_id IS NOT NULL AND num_nonnulls(${parkingOnly}) = 0`;
const inLevel = ([level, { first, last }]: [string, { first: number; last: number }]) =>
  `WHEN '${level}' THEN space_id >= ${first} AND space_id <= ${last}`;
const spaceOfLevel = `CASE parking_level ${Object.entries(parkingLevel).map(inLevel).join(' ')} ELSE false END`;

/** What a table refuses besides wrong lengths, bounds, words and patterns, and what of its entity refuses it first. */
const furtherConditions: Record<string, Record<string, string>> = {
  airplanes: { 'fuel_quant <= fuel_tank': 'check' },
  announcements: { 'valid_from < valid_until': 'check' },
  calls: { 'num_nonnulls(rentals_id, parking_id) = 1': 'the call, which names one booking' },
  flights: {
    'arrival >= departure': 'check',
    [`arrival <= (departure + '${longestHours}:00:00')`]: 'check',
    "lower(id) <> 'data'": 'the pattern of id',
    "lower(number) <> 'data'": 'the pattern of number',
  },
  flight_data: { 'latitude <> 0': 'check', 'longitude <> 0': 'check' },
  rental_terms: { 'closes > opens': 'check' },
  luggage: { [multipleOf('weight', luggage.fields.weight.step)]: 'the step of weight' },
  tickets: { [multipleOf('allowance', ticket.fields.allowance.step)]: 'the step of allowance' },
  orders: {
    'changes <> id': 'no field: the order whose dates this one changes, found by the server',
    'terms OR desk OR changes IS NOT NULL':
      'the field of the booking, in booking.ts; what staff book is agreed to by who pays it, new dates go by the first',
    "(state <> ALL (ARRAY['UNPAID', 'VOID'])) OR desk": 'order_at_desk, which alone makes them',
    "CASE state WHEN 'UNPAID' THEN due = amount WHEN 'CONFIRMED' THEN due <= amount ELSE due = 0 END":
      'follow_booking and settle_due, which alone write it',
    'NOT pays_due OR changes IS NOT NULL': 'open_due, which alone makes them',
    'desk OR changes IS NOT NULL OR num_nulls(email, phone) = 0': 'the fields of the contact',
    'until >= since': 'check of the booking, in booking.ts',
    [`CASE kind WHEN 'parking' THEN num_nulls(${parkingOnly}) = 0 AND cars_id IS NULL ELSE ${rentalOnly} END`]:
      'the fields of either booking, in booking.ts',
  },
  parking: { 'until >= since': 'check', [spaceOfLevel]: 'check' },
  gate_closures: { 'until >= since': 'check' },
  car_blocks: { 'until >= since': 'check' },
  space_blocks: { 'until >= since': 'check', [spaceOfLevel]: 'check' },
  payments: { "(method = 'CARD') = (intent_id IS NOT NULL)": 'take_at_desk and note_payment, which alone add them' },
  rentals: { 'until >= since': 'check' },
  runways: { [lane]: 'check' },
  taxiways: { [lane]: 'check' },
  terminals: {
    "CASE WHEN status = 'FULL' THEN flight_id IS NOT NULL ELSE flight_id IS NULL OR status = 'OCCUPIED' END": 'check',
  },
  users: {
    "birth_date >= '1900-01-01'": 'the kind day',
    'email = lower(email)': 'the clean of email',
    'pending_email = lower(pending_email)': 'the clean of pending_email',
  },
};
function multipleOf(column: string, step: number): string {
  return `(${column} * ${1 / step}) = trunc(${column} * ${1 / step})`;
}

/** What the conditions say of one column. */
interface Limits {
  min?: number;
  max?: number;
  words?: string[];
  pattern?: string;
}

/** Divides a table's conditions into the limits of its columns and those that are none. */
function readLimits(conditions: string[]): { limits: Map<string, Limits>; further: string[] } {
  const limits = new Map<string, Limits>();
  const further: string[] = [];
  for (const condition of conditions) {
    const [, column = '', limit] = asLimit(condition) ?? [];
    if (limit) limits.set(column, { ...limits.get(column), ...limit });
    else further.push(condition);
  }
  return { limits, further };
}

function asLimit(condition: string): [string, string, Limits] | undefined {
  const [, ofLength, ofValue, sign, bound] = /^(?:length\((\w+)\)|(\w+)) ([<>]=) (-?[\d.]+)$/.exec(condition) ?? [];
  const column = ofLength ?? ofValue;
  if (column) return [condition, column, sign === '>=' ? { min: Number(bound) } : { max: Number(bound) }];
  const [, chosen, words] = /^(\w+) = (?:ANY \(ARRAY\[)?('.*')(?:\]\))?$/.exec(condition) ?? [];
  if (chosen && words) return [condition, chosen, { words: wordsIn(words).sort() }];
  const [, matched, pattern] = /^(\w+) ~ '(.*)'$/.exec(condition) ?? [];
  return matched && pattern ? [condition, matched, { pattern }] : undefined;
}

/** What SQL has to say of a field, for both to refuse the same. */
function limitsInSql(field: Field, found: Limits): Limits {
  if (field.kind === 'choice') return { words: Object.keys(field.choices ?? {}).sort() };
  if (field.kind === 'ref') return {};
  // A pattern limits the length too
  if (found.pattern && field.pattern) return { pattern: field.pattern.source };
  const { min, max } = limitsOf(field);
  // What the server itself writes needs no limit in SQL
  if (field.server && Object.keys(found).length === 0) return {};
  // A limit that moves with the calendar cannot be written in SQL: what is there must be wide enough for years
  const moving = typeof field.max === 'function' && found.max !== undefined && max !== undefined && found.max > max;
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max: moving ? (found.max as number) : max }),
  };
}

/** A limit as a check constraint of SQL. */
function inSql(column: string, kind: Field['kind'], { min, max, words, pattern }: Limits): string {
  const value = ['int', 'decimal', 'money'].includes(kind) ? column : `length(${column})`;
  if (words) return inLines(`check (${column} in (${words.map((word) => `'${word}'`).join(', ')}))`);
  if (pattern) return `check (${column} ~ '${pattern}')`;
  const bounds = [min !== undefined && `${value} >= ${min}`, max !== undefined && `${value} <= ${max}`];
  return `check (${bounds.filter(Boolean).join(' and ')})`;
}

/** Takes away the check that holds a condition. */
async function dropOf(table: string, condition: string): Promise<string> {
  const found = (await checksOf(table)).find(({ conditions }) => conditions.includes(condition));
  return `drop constraint ${found?.name ?? '…'}`;
}

describe.each(entities.map((entity) => [entity.table, entity] as const))('the table %s', (table, entity) => {
  const file = fileOf(table);
  const fields = Object.entries(entity.fields as Fields);

  beforeAll(() => demandTable(entity));

  test.each(fields)('takes of %s exactly what the entity takes', async (name, field) => {
    const column = columnOf(name);
    const { limits } = readLimits(await conditionsOf(table));
    const found = limits.get(column) ?? {};
    const fieldLimits = limitsInSql(field, found);
    const check = inSql(column, field.kind, fieldLimits);
    expect(
      found,
      `${file} and SQL differ about ${name}. Say there what SQL says, or write into ${migration}:
  alter table ${table} drop constraint if exists ${table}_${column}_check,
    add ${check};`,
    ).toEqual(fieldLimits);
  });

  test('keeps others out in the statuses that occupy', async () => {
    const occupying = fields.flatMap(([, { choices = {} }]) =>
      Object.entries(choices).filter(([, choice]) => 'occupies' in choice && choice.occupies),
    );
    expect(
      await excludingStatusesOf(table),
      `${file}: write occupies: true at the statuses that SQL excludes by, or change the constraint in ${migration}:
  alter table ${table} drop constraint ${table}_taken, add constraint ${table}_taken exclude …`,
    ).toEqual(occupying.map(([status]) => status).sort());
  });

  test('refuses nothing that the entity lets through', async () => {
    const { further } = readLimits(await conditionsOf(table));
    const demanded = Object.keys(furtherConditions[table] ?? {});
    const missing = demanded.filter((it) => !further.includes(it));
    const dropped = await Promise.all(further.filter((it) => !demanded.includes(it)).map((it) => dropOf(table, it)));
    const lines = [...dropped, ...missing.map((it) => inLines(`add check (${it})`))];
    expect(
      further.sort(),
      missing.length > 0
        ? `SQL does not refuse what ${file} refuses. Write into ${migration}:
  alter table ${table}
    ${lines.join(',\n    ')};`
        : `${file}: refuse what SQL refuses (check, pattern or clean), then name it in furtherConditions of this test`,
    ).toEqual(demanded.sort());
  });
});
