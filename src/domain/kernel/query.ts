import { addDays, isDay, parseInstant, wireDay } from '../language/days.ts';
import type { Entity } from './entity.ts';
import { type Field, longestSearch, text } from './field.ts';
import { HttpError } from './http-error.ts';
import { fieldNamed } from './label.ts';
import type { Operator } from './operators.ts';
import { parseField } from './schema.ts';

export type Filter =
  | { by: string; value: unknown; operator?: '=' | 'NOT' | 'CONTAINS' | undefined }
  | { by: string; operator: 'IN'; value: unknown[] }
  | { by: string; operator: 'BETWEEN'; value: [unknown, unknown] };
export interface Sort {
  by: string[];
  order: 'asc' | 'desc';
}
export interface ListQuery {
  page: number;
  limit?: number;
  filter?: Filter[];
  sort?: Sort;
}

const json = (text: string, message: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, message);
  }
};

const invalidFilter = () => new HttpError(400, 'Invalid filter');

/** How many values a filter may ask for at once. */
const mostValues = 50;

/**
 * A bound of a range. A day alone means its first moment or, as the upper bound, its last: BETWEEN includes the whole
 * last day.
 */
function boundary(field: Field, value: unknown, upper: boolean): unknown {
  const day = typeof value === 'string' ? value.trim() : '';
  if (field.kind === 'instant' && isDay(day)) {
    const start = parseInstant(wireDay(upper ? addDays(day, 1) : day));
    return upper && start ? new Date(Date.parse(start) - 1).toISOString() : start;
  }
  // A bound is compared and not stored, so it may lie below the field's minimum: no row is there
  const parsed = parseField({ ...field, min: undefined }, value);
  if ('error' in parsed || parsed.value === null) throw invalidFilter();
  return parsed.value;
}
const exactly = (field: Field) => (value: unknown) => boundary(field, value, false);

/** A list of `least` to `most` values. */
function several(value: unknown, least: number, most: number): unknown[] {
  if (!Array.isArray(value) || value.length < least || value.length > most) throw invalidFilter();
  return value;
}

/** What a text is searched for. A piece of a value need not pass the field's own check: 'GSL 4' is no whole plate. */
function pieceOf(value: unknown): string {
  const parsed = parseField(searchTerm, value);
  if ('error' in parsed || parsed.value === null) throw invalidFilter();
  return String(parsed.value);
}

/** How each operator reads its value. */
const operands: Record<Operator, (by: string, field: Field, value: unknown) => Filter> = {
  '=': (by, field, value) => ({ by, value: exactly(field)(value) }),
  NOT: (by, field, value) => ({ by, operator: 'NOT', value: exactly(field)(value) }),
  IN: (by, field, value) => ({ by, operator: 'IN', value: several(value, 1, mostValues).map(exactly(field)) }),
  CONTAINS: (by, _, value) => ({ by, operator: 'CONTAINS', value: pieceOf(value) }),
  BETWEEN: (by, field, value) => {
    const [from, to] = several(value, 2, 2);
    return { by, operator: 'BETWEEN', value: [boundary(field, from, false), boundary(field, to, true)] };
  },
};
const isOperator = (it: unknown): it is Operator => typeof it === 'string' && Object.hasOwn(operands, it);

function readFilter(entity: Entity, filter: unknown): Filter {
  const { by, value, operator } = (filter ?? {}) as Record<string, unknown>;
  const operatorName = operator ?? '=';
  const offered = typeof by === 'string' && Object.hasOwn(entity.filter, by) ? entity.filter[by] : undefined;
  if (!offered || !isOperator(operatorName) || !offered.includes(operatorName)) throw invalidFilter();
  const field = fieldNamed(entity, by as string);
  if (!field || value === undefined || value === null) throw invalidFilter();
  return operands[operatorName](by as string, field, value);
}

function readSort(entity: Entity, sort: unknown): Sort | undefined {
  const { by, order = 'asc' } = (sort ?? {}) as Record<string, unknown>;
  const columns = typeof by === 'string' ? [by] : by;
  const isSortable =
    Array.isArray(columns) && columns.length > 0 && columns.every((column) => entity.sort.includes(column));
  if (!isSortable || (order !== 'asc' && order !== 'desc')) throw new HttpError(400, 'Invalid sort');
  return { by: [...new Set(columns as string[])], order };
}

const wholeNumber = (text: string | null): number =>
  text !== null && /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;

/**
 * page, limit (alias size), filter and sort of a request. Pages and limits are clamped; a broken filter or sort is a
 * 400.
 */
export function readQuery(
  entity: Entity,
  params: URLSearchParams,
  most = 100,
): Required<Omit<ListQuery, 'sort'>> & Pick<ListQuery, 'sort'> {
  const page = wholeNumber(params.get('page'));
  const limit = wholeNumber(params.get('limit') ?? params.get('size'));
  const filter = params.get('filter');
  const sort = params.get('sort');
  const filters = filter ? json(filter, 'Invalid filter') : [];
  if (!Array.isArray(filters) || filters.length > 20) throw new HttpError(400, 'Invalid filter');
  return {
    page: page >= 1 ? Math.min(page, 1_000_000) : 1,
    limit: Number.isNaN(limit) ? entity.pageSize : Math.min(Math.max(limit, 1), most),
    filter: filters.map((it) => readFilter(entity, it)),
    ...(sort ? { sort: readSort(entity, json(sort, 'Invalid sort')) } : undefined),
  };
}

/** What people type to search. */
export const searchTerm = text('Szukaj', { max: longestSearch, optional: true });

export interface Meta {
  page: number;
  pages: number;
  total: number;
  /** There are more than `total`, which is ten thousand then: nobody counts or pages further. */
  more?: true;
}
/** What a list answers. */
export interface List<R> {
  data: R[];
  meta: Meta;
}
