import * as v from 'valibot';
import { formatFigures } from '../language/amounts.ts';
import { isCalendarDay, isDay, parseInstant } from '../language/days.ts';
import { count, nouns } from '../language/polish.ts';
import { typedDay } from '../language/typed-day.ts';
import { problemWithMoment } from '../language/typed-moment.ts';
import type { Errors, Shape, Values } from './entity.ts';
import {
  anyControl,
  type Field,
  type Fields,
  type Kind,
  keyField,
  limitsOf,
  longestKey,
  pictureName,
} from './field.ts';
import { formatNumber, plainNumber } from './figures.ts';
import { fillIn, fillInCorrectly } from './fill-in.ts';

const choose = fillIn('wybierz z podanych');
const blank = fillIn('jest puste');
const noNumber = fillIn('wpisz liczbę');
/** What is said where nothing is given, by kind. */
const empty: Record<Kind, string> = {
  ...{ text: blank, area: blank, email: blank, phone: blank, int: noNumber, decimal: noNumber, money: noNumber },
  ...{ flag: choose, choice: choose, picture: choose, ref: choose },
  ...{ instant: fillIn('podaj datę i\u00a0godzinę'), day: fillIn('podaj datę') },
};

/** ' od −90 do 90', ' co najmniej 1', …: the bounds of a number in words, where it has any. */
function boundsInWords(figures: (n: number) => string, min?: number, max?: number): string {
  if (min !== undefined && max !== undefined) return ` od ${figures(min)} do ${figures(max)}`;
  if (min !== undefined) return ` co najmniej ${figures(min)}`;
  return max !== undefined ? ` najwyżej ${figures(max)}` : '';
}

interface Texts {
  pattern?: RegExp;
  /** What is said of a text that does not have it. */
  wrong?: string | ((typed: string) => string);
  control?: RegExp;
}
function string(f: Field, { pattern, wrong = f.wrong ?? fillInCorrectly, control = anyControl }: Texts = {}) {
  const { min = 1, max = longestKey } = limitsOf(f);
  return v.pipe(
    v.string(f.message ?? blank),
    v.transform((typed) => (f.clean ?? trim)(typed)),
    v.check((it) => !control.test(it), fillIn('usuń znaki sterujące')),
    v.check(
      (it) => lengthOf(it) >= min,
      f.message ?? ((it) => (min === 1 ? blank : pattern ? toWords(wrong, it.input) : tooShort(min))),
    ),
    v.check((it) => lengthOf(it) <= max, f.message ?? `Najwyżej ${count(max, nouns.character)}`),
    v.check((it) => (pattern ?? f.pattern)?.test(it) ?? true, f.message ?? ((it) => toWords(wrong, it.input))),
  );
}
const tooShort = (min: number) => `Wpisz co najmniej ${count(min, nouns.character)}`;
const toWords = (words: string | ((typed: string) => string), typed: string) =>
  typeof words === 'string' ? words : words(typed);
const trim = (it: string) => it.trim();
/** As SQL and people count: JavaScript takes one emoji for two. */
const lengthOf = (it: string) => [...it].length;
/** Without the marks that nobody sees and that come along from an address book, a chat or a page. */
const seen = (f: Field): Field => ({
  ...f,
  clean: (typed) => (f.clean ?? trim)(typed.replace(/\p{Cf}/gu, '')),
});
/** What even a text of several lines never holds; a NUL or half of a surrogate pair no text in Postgres may hold. */
const controlInLines = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const integer = /^[+-]?\d{1,15}$/;
const real = /^[+-]?\d{1,12}(?:\.\d{1,10})?$/;
/** A number as JSON or as typed, also as screens show it: with a decimal comma, groups of digits, the minus sign. */
function number(f: Field, form: RegExp) {
  const { min, max } = limitsOf(f);
  const { step } = f;
  const isWhole = form === integer;
  // A function: most values are right, and Intl, by which it writes numbers, takes a cold start some milliseconds
  const kind = isWhole ? 'liczbę całkowitą' : 'liczbę';
  const range = () => f.message ?? `Wpisz ${kind}${boundsInWords(formatNumber, min, max)}`;
  const notNumber = isWhole ? range : (f.message ?? 'Wpisz liczbę');
  const typed = v.pipe(v.string(), v.transform(plainNumber), v.regex(form, notNumber), v.transform(Number));
  const exact = v.check<number, v.ErrorMessage<v.CheckIssue<number>>>(
    (n) => !isWhole || Number.isSafeInteger(n),
    notNumber,
  );
  return v.pipe(
    v.union([v.pipe(v.number(), v.finite(notNumber), exact), typed], notNumber),
    v.check((n) => n >= (min ?? -2147483648) && n <= (max ?? 2147483647), range),
    // Steps such as 0.1 are not exact in binary
    v.check(
      (n) => !step || Math.abs(n / step - Math.round(n / step)) < 1e-6,
      f.message ?? `Wpisz wielokrotność ${String(step).replace('.', ',')}`,
    ),
  );
}

const zlote = /^[+-]?\d{1,10}(?:\.\d{1,2})?$/;
/** An amount: a number is in grosze, as JSON has it; what is typed is in złoty, '40,50' or '40.50'. */
function amount(f: Field) {
  const { min, max } = limitsOf(f);
  const words = () => f.message ?? `Wpisz kwotę${boundsInWords(formatFigures, min, max)}`;
  const typed = v.pipe(
    v.string(),
    v.transform(plainNumber),
    v.regex(zlote, words),
    // 40.15 × 100 is 4014.9999… in binary
    v.transform((it) => Math.round(Number(it) * 100)),
  );
  return v.pipe(
    v.union(
      [v.pipe(v.number(), v.check<number, v.ErrorMessage<v.CheckIssue<number>>>(Number.isInteger, words)), typed],
      words,
    ),
    v.check((n) => n >= (min ?? -2147483648) && n <= (max ?? 2147483647), words),
  );
}

/** As people write it, with at least five digits. */
const phone = /^\(?\+?(?:[\s().\p{Pd}]*\d){5,}[\s().\p{Pd}]*$/u;
const email = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\]+$/;

const emailWords = (typed: string) => fillIn(typed.includes('@') ? 'adres jak anna@poczta.pl' : 'brakuje znaku @');

const momentWords = (typed: string) => problemWithMoment(typed)?.words ?? empty.instant;
const dayWords = (typed: string, past?: true) =>
  isCalendarDay(typed) ? fillIn('rok od 1900') : typedDay.problemWith(typed, past);

/** How each kind is checked and brought into its stored form, in the browser and on the server alike. */
const schemas: Record<Kind, (f: Field) => v.GenericSchema> = {
  text: (f) => string(f),
  picture: (f) => string({ message: 'Wybierz przesłane zdjęcie', ...f }, { pattern: pictureName }),
  area: (f) => string(f, { control: controlInLines }),
  email: (f) => string(seen(f), { pattern: email, wrong: emailWords }),
  phone: (f) => string({ message: 'Wpisz numer telefonu, na przykład 600 700 800', ...seen(f) }, { pattern: phone }),
  int: (f) => number(f, integer),
  decimal: (f) => number(f, real),
  money: amount,
  flag: (f) => v.boolean(f.message ?? choose),
  instant: (f) =>
    v.pipe(
      v.string(f.message ?? empty.instant),
      v.check((it) => parseInstant(it) !== null, f.message ?? ((it) => momentWords(it.input))),
      v.transform(parseInstant),
    ),
  day: (f) =>
    v.pipe(
      v.string(f.message ?? empty.day),
      v.transform((typed) => (f.clean ?? trim)(typed)),
      v.check(isDay, f.message ?? ((it) => dayWords(it.input, f.past))),
    ),
  choice: (f) => v.picklist(Object.keys(f.choices ?? {}), f.message ?? choose),
  // '007' is not 7: a key that people give is text
  ref: (f) =>
    f.to && keyField(f.to()).kind !== 'int'
      ? string(f)
      : number({ ...f, min: 1, max: 2147483647, message: f.message ?? choose }, integer),
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** One value against its field: the stored form, or what is wrong with it. An optional field may be empty: null. */
export function parseField(f: Field, value: unknown): { value: unknown } | { error: string } {
  if (isEmpty(value)) return f.optional ? { value: null } : { error: f.missing ?? f.message ?? empty[f.kind] };
  const result = v.safeParse(schemas[f.kind](f), value, { abortPipeEarly: true });
  return result.success ? { value: result.output } : { error: result.issues[0].message };
}

type Parsed<S extends Shape> =
  | { ok: true; row: Values<S['fields']> }
  /** `row` has the values that are right by themselves. */
  | { ok: false; row: Partial<Values<S['fields']>>; errors: Errors<S['fields']> };

/** Typed or sent values against a shape: all that is wrong at once. Fields the server fills are left out. */
export function parse<S extends Shape>(shape: S, input: unknown): Parsed<S> {
  const given = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const row: Record<string, unknown> = {};
  const fieldErrors: Record<string, string> = {};
  for (const [name, field] of Object.entries((shape as Shape<Fields>).fields)) {
    if (field.server) continue;
    const result = parseField(field, Object.hasOwn(given, name) ? given[name] : undefined);
    if ('error' in result) fieldErrors[name] = result.error;
    else row[name] = result.value;
  }
  const errors = { ...shape.check?.(row as Partial<Values<S['fields']>>), ...fieldErrors };
  return Object.keys(errors).length === 0
    ? { ok: true, row: row as Values<S['fields']> }
    : { ok: false, row: row as Partial<Values<S['fields']>>, errors: errors as Errors<S['fields']> };
}
