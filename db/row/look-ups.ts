import { maskedEmail } from '../../src/domain/account/user.ts';
import type { Entity, LookUp } from '../../src/domain/kernel/entity.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { labelOfRow, nameIn } from '../../src/domain/kernel/label.ts';
import type { List } from '../../src/domain/kernel/query.ts';
import type { ReadDetails } from '../../src/domain/office/event-log.ts';
import { type Author, type Query, raw, row, sql, write } from '../sql.ts';
import { bound, columnOf, sortColumn } from './columns.ts';
import { all } from './list.ts';
import { pageOf } from './page.ts';
import { beginsWith, matchesWords, wordsBegin } from './search.ts';
import { lookedUpText } from './searched-text.ts';

/** What a form needs of a row it points at, and no more. */
interface Choice {
  id: number | string;
  label: string;
  /** What tells it from others of the same label. */
  detail?: string;
  /** How it stands, where that may be a reason not to choose it. */
  state?: unknown;
}
/** An entity whose rows can be looked up. */
export type LookedUp = Entity & { lookUp: LookUp<Fields> };

interface LookUpRequest {
  /** Looked for in the label, or in what the entity's `search` names; empty: all there are. */
  term: string;
  /** The row with this key alone. */
  id: number | string | null;
  page: number;
  limit: number;
}

/** Does a row of one of these entities point at this one? */
export async function isPointedAt(entity: LookedUp, id: number | string, by: readonly Entity[]): Promise<boolean> {
  const pointing = by.flatMap(({ table, fields }) =>
    Object.entries(fields as Fields)
      .filter(([, { to }]) => to?.() === entity)
      .map(([name]) => sql`exists (select from ${raw(table)} where ${raw(columnOf(name))} = ${id})`),
  );
  const found = await row<{ pointed: boolean }>(
    sql`select ${pointing.reduce((one, other) => sql`${one} or ${other}`, sql`false`)} as pointed`,
  );
  return found?.pointed ?? false;
}

/** Rows as a form offers them, those of today first; of people the event log tells who looked whom up. */
export async function lookUp(author: Author, entity: LookedUp, query: LookUpRequest): Promise<List<Choice>> {
  const { term, id, page, limit } = query;
  if (entity.lookUp.people) {
    const details: ReadDetails = id === null ? { search: beginningOf(term) } : { id };
    await write(author, sql`select log_read(${entity.table}, ${JSON.stringify(details)}::jsonb)`);
  }
  const key = raw(columnOf(entity.key));
  const conditions = all([
    ...(id === null ? [] : [sql`t.${key} = ${bound({ to: () => entity }, id)}`]),
    ...(term ? [entity.lookUp.people ? isPerson(entity, term) : matchesWords(lookedUpText(entity), term)] : []),
  ]);
  const called = term ? beginsWith(sql`t.${raw(columnOf(nameIn(entity.label[0] ?? entity.key)))}`, term) : undefined;
  const names = [entity.key, ...entity.label.map(nameIn), ...(entity.lookUp.reads ?? []), ...stateIn(entity)];
  const select = [...new Set(names)].map((name) => `t.${columnOf(name)} as "${name}"`).join(', ');
  const table = sql`${raw(entity.table)} t where ${conditions}`;
  const { data, meta } = await pageOf<Record<string, unknown>>({
    page,
    limit,
    from: table,
    ordered: entity.lookUp.coming ? comingFirst(entity, entity.lookUp.coming, conditions, called, page * limit) : table,
    select: sql`${raw(select)}`,
    order: entity.lookUp.coming
      ? sql`t.other, t.passed, ${inTurn(entity, entity.lookUp.coming)}`
      : term && entity.lookUp.people
        ? sql`not ${wordsBegin(lookedUpText(entity), term)}, ${orderOf(entity)}`
        : orderOf(entity),
  });
  return { data: data.map((row) => choiceOf(entity, row)), meta };
}

/** Somebody is found by name or address, and by a piece of their phone's number, however it was typed and stored. */
function isPerson(entity: LookedUp, term: string): Query {
  const named = matchesWords(lookedUpText(entity), term);
  const digits = /^[\d\s+()-]+$/.test(term) ? term.replaceAll(/\D/g, '') : '';
  const phone = Object.keys(entity.fields).find((name) => (entity.fields as Fields)[name]?.kind === 'phone');
  if (digits.length < 3 || !phone) return named;
  const stored = raw(`regexp_replace(t.${columnOf(phone)}, '\\D', '', 'g')`);
  return sql`(${named} or ${stored} like '%' || ${digits}::text || '%')`;
}

/** Of whom somebody looked for the log keeps two letters: it outlives the account, and must not name anybody. */
export const beginningOf = (term: string): string =>
  [...term].length > 2 ? `${[...term].slice(0, 2).join('')}…` : term;

/** Whoever has a form to fill in need not know where to write to everyone. */
const masked = ({ fields }: LookedUp, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isAddress = (fields as Fields)[name]?.kind === 'email' && typeof value === 'string';
      return [name, isAddress ? maskedEmail(value) : value];
    }),
  );

function choiceOf(entity: LookedUp, row: Record<string, unknown>): Choice {
  const detail = entity.lookUp.detail?.(row);
  const [state] = stateIn(entity);
  return {
    id: row[entity.key] as Choice['id'],
    label: labelOfRow(entity, masked(entity, row)),
    ...(detail && { detail }),
    ...(state && { state: row[state] }),
  };
}
const stateIn = ({ lookUp: { state } }: LookedUp): string[] => (state ? [state] : []);

/** What is no longer in use comes last; then as the entity says, or by label. */
function orderOf({ lookUp: { active, order }, ...entity }: LookedUp): Query {
  const names = [...(order ?? entity.label.map(nameIn)), entity.key];
  const first = active ? [`t.${columnOf(active)} desc`] : [];
  return sql`${raw([...first, ...names.map((name) => `t.${sortColumn(entity as Entity, name)}`)].join())}`;
}

/** For so long something that has begun is still of today's business. */
const current = () => sql`clock() - interval '6 hours'`;

/** What is to come in its order, then what has passed, the last first. */
const inTurn = (entity: LookedUp, coming: string): Query => {
  const [time, key] = [`t.${columnOf(coming)}`, `t.${sortColumn(entity, entity.key)}`];
  return sql`${raw(`case when not t.passed then ${time} end, ${time} desc, ${key}`)}`;
};

/**
 * Two readings of the index of that moment, forwards from now and backwards, each no longer than the page needs: the
 * order of both at once has no index. Rows whose name begins with what was typed (`called`) come before the others that
 * it is found in, so both are read once more.
 */
function comingFirst(
  entity: LookedUp,
  coming: string,
  conditions: Query,
  called: Query | undefined,
  most: number,
): Query {
  const time = raw(columnOf(coming));
  const key = raw(sortColumn(entity, entity.key));
  const table = raw(entity.table);
  const readings = (among: Query, other: boolean) => sql`
    (select t.*, false as passed, ${other}::boolean as other from ${table} t
      where ${conditions} and ${among} and t.${time} >= ${current()} order by t.${time}, t.${key} limit ${most}::int)
    union all
    (select t.*, true as passed, ${other}::boolean as other from ${table} t
      where ${conditions} and ${among} and t.${time} < ${current()}
      order by t.${time} desc, t.${key} desc limit ${most}::int)`;
  if (!called) return sql`(${readings(sql`true`, false)}) t where true`;
  // Where nearly all that it is found in are called so, the few others are looked for past all of them
  const more = sql`not ${called} and (select count(*) from called) < ${most}::int`;
  return sql`(
    with called as (${readings(called, false)})
    select * from called union all ${readings(more, true)}) t where true`;
}
