import { addDays, isDay, parseInstant, wireDay } from '../language/days.ts';
import type { Entity } from './entity.ts';
import { type Field, type Fields, text } from './field.ts';
import { HttpError } from './http-error.ts';
import { parseField } from './schema.ts';

export type Filter =
  | { by: string; value: unknown; operator?: undefined }
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

const idField: Field = { kind: 'int', label: 'Numer' };

/** The field behind a column that may be filtered or sorted by; the key of a table is one as well. */
const fieldOf = (entity: Entity<Fields>, by: string): Field | undefined =>
  entity.fields[by] ?? (by === entity.key ? idField : undefined);

/**
 * A bound of a range. A day alone means its first moment or, as the upper bound, its last: BETWEEN includes the whole
 * last day.
 */
function boundary(field: Field, value: unknown, upper: boolean): unknown {
  if (field.kind === 'instant' && typeof value === 'string' && isDay(value.trim())) {
    const start = parseInstant(wireDay(upper ? addDays(value.trim(), 1) : value.trim()));
    return upper && start ? new Date(Date.parse(start) - 1).toISOString() : start;
  }
  const parsed = parseField(field, value);
  if ('error' in parsed || parsed.value === null) throw new HttpError(400, 'Invalid filter');
  return parsed.value;
}

function readFilter(entity: Entity<Fields>, sent: unknown): Filter {
  const { by, value, operator } = (sent ?? {}) as Record<string, unknown>;
  const field = typeof by === 'string' && entity.filter.includes(by) ? fieldOf(entity, by) : undefined;
  if (!field || value === undefined || value === null) throw new HttpError(400, 'Invalid filter');
  if (operator === 'BETWEEN') {
    if (!Array.isArray(value) || value.length !== 2) throw new HttpError(400, 'Invalid filter');
    return { by: by as string, operator, value: [boundary(field, value[0], false), boundary(field, value[1], true)] };
  }
  if (operator !== undefined && operator !== null && operator !== '=') throw new HttpError(400, 'Invalid filter');
  return { by: by as string, value: boundary(field, value, false) };
}

function readSort(entity: Entity, sent: unknown): Sort | undefined {
  const { by, order = 'asc' } = (sent ?? {}) as Record<string, unknown>;
  const columns = typeof by === 'string' ? [by] : by;
  const known = Array.isArray(columns) && columns.length > 0 && columns.every((column) => entity.sort.includes(column));
  if (!known || (order !== 'asc' && order !== 'desc')) throw new HttpError(400, 'Invalid sort');
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

/** What people type to search: a long text costs seconds and finds nothing. */
export const searchTerm = text('Szukaj', { max: 60, optional: true });

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
