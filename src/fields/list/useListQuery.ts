import { type Change, changed, storedParams, useAddressParams } from '../../client/useAddressParams.ts';
import { type Answer, useAnswer } from '../../client/useList.ts';
import type { Entity, Row } from '../../domain/kernel/entity.ts';
import type { Filter } from '../../domain/kernel/query.ts';
import { toParams } from '../../domain/kernel/to-params.ts';
import { prefixOf, type Question, questionOf } from './question.ts';
import { type Page, readPage } from './read-page.ts';
import { type Refreshed, useRefresh } from './useRefresh.ts';

interface ListOptions {
  /** The name under which session storage keeps the page's parameters: one for all lists of a page. */
  key: string;
  /** The parameter that has the page's number; of several lists on a page each has its own. */
  pageParam?: string | undefined;
  /** Rows of a page; absent: as many as the entity says. */
  limit?: number | undefined;
  /** What always holds, whatever is asked. */
  always?: readonly Filter[];
  /** Further parameters of the call: `all=1`. */
  call?: Readonly<Record<string, string>>;
}

export interface ListQuery<R> extends Question, Pick<Answer<Page<R>>, 'busy' | 'error' | 'readAt' | 'retry'> {
  entity: Entity;
  /** The page's parameters; undefined until the browser has been asked. */
  params: URLSearchParams | undefined;
  prefix: string;
  limit: number;
  /** Where the API answers it. */
  path: string;
  /** What is known: this page, or the one before while this one is on its way. */
  shown: Page<R> | undefined;
  /** Is it the answer to this question? */
  settled: boolean;
  /** Changes what is asked, by names without prefix, and goes to the first page. */
  change: Change;
  /** Where the API would answer it after such a change. */
  pathAfter: (to: Record<string, string | undefined>) => string;
  turn: (page: number) => void;
  href: (page: number) => string;
  keyOf: (row: R) => string;
  refreshed: Refreshed;
}

// Only what somebody does, and useRefresh, read it again
const still = { revalidateOnReconnect: false };

/** The path of a list below /api. */
export function listPath(
  entity: Entity,
  { page, search, filters, sort }: Omit<Question, 'leftOut'>,
  { limit, always = [], call = {} }: Pick<ListOptions, 'limit' | 'always' | 'call'> = {},
): string {
  const params = toParams({
    page,
    ...(limit !== undefined && { limit }),
    filter: [...always, ...filters],
    ...(sort && { sort }),
  });
  if (search) params.set('search', search);
  for (const [name, value] of Object.entries(call)) params.set(name, value);
  return `${entity.path}?${params}`;
}

const prefixed = (prefix: string, to: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(to).map(([name, value]) => [prefix + name, value]));

/**
 * One page of an entity's rows, as the address asks for it: page, filters, sort and search are its parameters, which
 * session storage keeps. While somebody looks at it, its rows are kept up to date in place.
 */
export function useListQuery<E extends Entity>(entity: E, options: ListOptions): ListQuery<Row<E>> {
  type R = Row<E>;
  const { key, pageParam = 'page', limit = entity.pageSize } = options;
  const prefix = prefixOf(pageParam);
  const [params, store] = useAddressParams(key, storedParams);
  const question = questionOf(entity, params, prefix);
  const path = listPath(entity, question, { ...options, limit });
  const pathToRead = params ? path : null;
  const { answer, error, busy, readAt, retry } = useAnswer<Page<R>>(pathToRead, undefined, still, readPage);
  const settled = answer?.of === path;
  const keyOf = (row: R) => String((row as Record<string, unknown>)[entity.key]);
  const refreshed = useRefresh<R>(settled ? pathToRead : null, answer, readAt, busy, readPage, keyOf);
  const to = (page: number) => ({ [pageParam]: page > 1 ? String(page) : undefined });
  return {
    ...question,
    entity,
    params,
    prefix,
    limit,
    path,
    shown: answer,
    settled,
    error,
    busy,
    readAt,
    retry,
    change: (to, entry) => store({ [pageParam]: undefined, ...prefixed(prefix, to) }, entry),
    pathAfter: (to) => {
      const after = changed(params, { [pageParam]: undefined, ...prefixed(prefix, to) });
      return listPath(entity, questionOf(entity, after, prefix), { ...options, limit });
    },
    turn: (page) => store(to(page)),
    href: (page) => `?${changed(params, to(page))}`,
    keyOf,
    refreshed,
  };
}
