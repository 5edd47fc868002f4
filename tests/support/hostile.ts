import fc from 'fast-check';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Field, Fields, Kind } from '../../src/domain/kernel/field.ts';
import { everyRole } from '../../src/domain/kernel/roles.ts';
import { addDays, today, wireDay } from '../../src/domain/language/days.ts';
import type { Caller } from './callers.ts';
import type { Known } from './known-keys.ts';

export interface Attack {
  caller: Caller;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/**
 * Values that have broken servers: nothing, too much, not text, not a number, not a date, and somebody else's language.
 */
const nasty = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    false,
    0,
    -1,
    1,
    1.5,
    -0,
    1e308,
    2147483648,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[]],
    [null],
    { id: 1 },
  ],
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e5',
    'NaN',
    'null',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '🛫'.repeat(50),
    'a'.repeat(5000),
    '__proto__',
    'constructor',
  ],
  ...[
    "' or 1=1 --",
    '"; drop table users; --',
    '$1',
    '%',
    '_',
    '\\',
    '%00',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '{{7*7}}',
    '\r\nBcc: x@example.com',
  ],
  ...[
    '2026-02-30 00:00:00',
    '0000-00-00',
    '9999-12-31 23:59:59',
    '2026-03-29 02:30:00',
    '-271821-04-20T00:00:00Z',
    'infinity',
    'now',
  ],
);
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const hostileText = hostile.map((it) => (typeof it === 'string' ? it : JSON.stringify(it)));

const moment = fc.integer({ min: -3, max: 400 }).map((n) => wireDay(addDays(today(), n)));
const words = fc.constantFrom('Abc', 'XY 12', 'Łódź (LCJ)', 'A1');
/** Values that get past the first checks. */
const plausible: Record<Kind, (field: Field) => fc.Arbitrary<unknown>> = {
  text: () => fc.oneof(words, fc.string({ minLength: 1, maxLength: 12 })),
  area: () => fc.string({ minLength: 1, maxLength: 60 }),
  picture: () => fc.constantFrom('a.webp', 'b.jpg'),
  email: () => fc.nat(9).map((n) => `fuzz${n}@example.com`),
  phone: () => fc.constant('600 700 800'),
  int: () => fc.integer({ min: 0, max: 120 }),
  decimal: () => fc.integer({ min: 0, max: 400 }).map((n) => n / 4),
  money: () => fc.integer({ min: 0, max: 99_999 }),
  flag: () => fc.boolean(),
  instant: () => moment,
  day: () => fc.constantFrom('1990-01-01', '2000-02-29'),
  choice: ({ choices = {} }) => fc.constantFrom(...Object.keys(choices)),
  ref: () => fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constantFrom('LO3844', 'SN-1')),
};
const valueFor = (field: Field) =>
  fc.oneof({ weight: 20, arbitrary: plausible[field.kind](field) }, { weight: 1, arbitrary: hostile });

const others: fc.Arbitrary<unknown> = fc.record(
  {
    ...{
      email: fc.oneof(hostile, fc.constant('fuzz@example.com')),
      password: hostile,
      first_name: hostile,
      last_name: hostile,
    },
    ...{
      current_password: hostile,
      new_password: hostile,
      role: hostile,
      img: hostile,
      order: hostile,
      version: hostile,
      refund: hostile,
    },
    ...{ status: fc.oneof(hostile, fc.constantFrom('USED', 'REFUNDED', 'CANCELLED')), amount: hostile },
    booking: fc.oneof(
      hostile,
      fc.record({
        kind: fc.constantFrom('parking', 'rental', 'x'),
        since: fc.oneof(moment, hostile),
        until: fc.oneof(moment, hostile),
        contact: hostile,
        Cars_id: hostile,
      }),
    ),
  },
  { requiredKeys: [] },
);

function bodyOf(entity: Entity | undefined, ...more: (fc.Arbitrary<unknown> | undefined)[]): fc.Arbitrary<unknown> {
  const broken = fc.constantFrom('{', '[1,', '"', '{"a":1}}', '['.repeat(20_000), `{"a":"${'x'.repeat(120_000)}"}`);
  const any = [hostile, others, broken].map((arbitrary) => ({ weight: 1, arbitrary }));
  for (const arbitrary of more) if (arbitrary) any.push({ weight: 5, arbitrary });
  if (!entity) return fc.oneof(...any);
  const row = fc.record(
    Object.fromEntries(Object.entries(entity.fields as Fields).map(([name, field]) => [name, valueFor(field)])),
  );
  const withMore = fc.tuple(row, others).map(([own, more]) => ({ ...(more as object), ...own }));
  return fc.oneof(...any, { weight: 5, arbitrary: row }, { weight: 2, arbitrary: withMore });
}

function queryOf(entity: Entity | undefined): fc.Arbitrary<string> {
  const by = fc.oneof(
    fc.constantFrom(...Object.keys(entity?.filter ?? {}), ...(entity?.sort ?? []), 't.id', 'u.email', 'password_hash'),
    hostile,
  );
  const filter = fc.array(
    fc.record({
      by,
      value: fc.oneof(hostile, fc.tuple(hostile, hostile), fc.array(hostile, { maxLength: 60 })),
      operator: fc.constantFrom(undefined, '=', 'IN', 'NOT', 'CONTAINS', 'BETWEEN', 'LIKE', 'constructor'),
    }),
    {
      maxLength: 3,
    },
  );
  const sort = fc.record({
    by: fc.oneof(by, fc.array(by, { maxLength: 3 })),
    order: fc.constantFrom('asc', 'desc', 'x'),
  });
  const json = (values: fc.Arbitrary<unknown>) =>
    fc.oneof(
      { weight: 4, arbitrary: values.map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: hostileText },
    );
  const day = fc.oneof(moment, hostileText);
  const params = fc.record(
    {
      ...{
        page: hostileText,
        limit: hostileText,
        size: hostileText,
        filter: json(filter),
        sort: json(sort),
        since: day,
        until: day,
      },
      ...{
        userEmail: hostileText,
        search: hostileText,
        id: hostileText,
        all: fc.constantFrom('1', 'x'),
        requiredRole: hostileText,
      },
      column: fc.oneof(fc.constantFrom('id', 'airline_name'), hostileText),
      isarrdep: fc.constantFrom('departure', 'arrival', 'x'),
      table_name: fc.oneof(fc.constantFrom('Terminals', 'Taxiways', 'Runways'), hostileText),
    },
    { requiredKeys: [] },
  );
  return params.map((it) => new URLSearchParams(it as Record<string, string>).toString());
}

// A dot alone would be another path before it was even sent
const segment = fc
  .oneof(fc.constantFrom('1', '2', '3', '999999'), hostileText)
  .map((it) => encodeURIComponent(it.toWellFormed()).replace(/^\.{1,2}$/, 'x') || 'x');
const rawSegment = fc.oneof(
  { weight: 12, arbitrary: segment },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%ff', '%c3%28') },
);

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'content-type': 'text/plain' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { origin: 'null' },
      { cookie: 'session=x.y.z; refresh=' },
    ),
  },
);

/** Days that can be booked. */
const coming = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.nat(3))
  .map(([from, more]) => [addDays(today(), from), addDays(today(), from + more)] as const);

/** What is known of a route: bodies such as its description asks for, and what its path may name. */
interface About {
  /** Bodies that somebody who means well would send. */
  meant?: fc.Arbitrary<unknown> | undefined;
  described?: fc.Arbitrary<unknown> | undefined;
  known?: Known;
  /** Who may call it, where its rule is a list of roles. */
  allowed?: readonly Caller[];
}

/** Requests for a route such as 'PUT /api/cars/:id', most of which nobody means well with. */
export function attacksOn(
  route: string,
  { meant, described, known = () => [], allowed }: About = {},
): fc.Arbitrary<Attack> {
  const [method = '', pattern = '', more = ''] = route.split(/[ ?]/);
  const entity = entities.find(({ path }) => pattern.split(/[/.]/)[2] === path);
  const names = [...pattern.matchAll(/:([a-z]+)/gi)].map(([, name = '']) => name);
  const segments = fc.tuple(
    ...names.map((name) => {
      const there = known(route, name);
      if (there.length === 0) return rawSegment;
      return fc.oneof(
        { weight: 1, arbitrary: rawSegment },
        { weight: 2, arbitrary: fc.constantFrom(...there.map(encodeURIComponent)) },
      );
    }),
  );
  const queries = fc.oneof(
    { weight: 1, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: coming.map(([since, until]) => `since=${since}&until=${until}&day=${since}`) },
    { weight: 2, arbitrary: queryOf(entity) },
  );
  const path = fc.tuple(segments, queries).map(([values, query]) => {
    const left = [...values];
    return `${pattern.replace(/:[a-z]+/gi, () => left.shift() ?? 'x')}?${[more, query].filter(Boolean).join('&')}`;
  });
  const caller = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Caller>('admin') },
    { weight: 1, arbitrary: fc.constantFrom<Caller>('guest', ...everyRole) },
    { weight: 1, arbitrary: fc.constantFrom<Caller>(...(allowed?.length ? allowed : everyRole)) },
  );
  return fc.record({
    caller,
    path,
    body: method === 'GET' ? fc.constant(undefined) : bodyOf(entity, described, meant),
    headers,
  });
}
