import { entities } from '../../src/domain/index.ts';
import { isIn } from '../../src/domain/language/fold.ts';
import { eventLog, logAction, unnamed } from '../../src/domain/office/event-log.ts';
import { type Query, raw, rows, sql } from '../sql.ts';
import { oneOf, valuesIn } from './chosen-values.ts';
import { sortColumn } from './columns.ts';
import { inAnyOrder, matches, piecesOf } from './search.ts';

/** Of so many people the log is asked by their numbers; of more, whatever they are. */
const mostPeople = 1000;

const author = () => raw(sortColumn(eventLog, 'by_user'));
/** Who is called so and has done anything: of a value that is nowhere Postgres expects as many lines as of others. */
const named = (piece: string): Query => sql`
  select j.id::text as id from users j
   where ${matches(sql`j.search`, piece)} and exists (select from event_log e where e.${author()} = j.id::text)`;

/**
 * What a search finds in the event log: who acted, what they did, to rows of which list, and to which row. People are
 * read before: what Postgres knows of the values of a column it says only of those that it is given, and with it one
 * plan or the other is a thousand times as quick.
 */
export async function logSearch(term: string): Promise<{ where: Query }> {
  const people = new Map<string, string[]>();
  for (const { piece, id } of await rows<{ piece: string; id: string }>(
    piecesOf(term)
      .map((piece) => sql`(select ${piece}::text as piece, id from (${named(piece)}) j limit ${mostPeople + 1}::int)`)
      .reduce((left, right) => sql`${left} union all ${right}`),
  ))
    people.set(piece, [...(people.get(piece) ?? []), id]);
  return { where: inAnyOrder(term, (piece) => isInLog(piece, people.get(piece) ?? [])) };
}

/** All of it is told by columns of the log: common values are met soon in the list's order, others have an index. */
function isInLog(piece: string, people: string[]): Query {
  const tables = entities.filter(({ one, many }) => isIn(`${one} ${many}`, piece)).map(({ table }) => table);
  const isMany = people.length > mostPeople;
  const any = [
    ...oneOf(eventLog, 'action', valuesIn(logAction, piece)),
    ...oneOf(eventLog, 'table_name', tables),
    ...oneOf(eventLog, 'by_user', [...valuesIn(unnamed, piece), ...(isMany ? [] : people)]),
    ...(isMany ? [sql`t.${author()} = any(array(${named(piece)}))`] : []),
  ];
  const [record] = oneOf(eventLog, 'record_id', [piece.trim()]);
  return sql`(${any.reduce((left, right) => sql`${left} or ${right}`, record ?? sql`false`)})`;
}
