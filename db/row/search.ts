import { flightNumber, plainText } from '../../src/domain/flight/flight-words.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import { nameIn } from '../../src/domain/kernel/label.ts';
import { literal, type Query, raw, sql } from '../sql.ts';
import { columnOf } from './columns.ts';

/**
 * The text in which a term is looked for, folded: what an entity's `search` names is stored and indexed in a column of
 * that name; few rows have their labels put together.
 */
export function searchedText({ search, label }: Entity): Query {
  if (search) return sql`t.search`;
  return sql`search_text(${raw(label.map((part: string) => `t.${columnOf(nameIn(part))}`).join(` || ' ' || `))})`;
}

/** 'LO3844' and 'LO 3844' are the same number: a search finds it whichever way it was typed and stored. */
function spellings(term: string): string[] {
  const spaced = flightNumber(term);
  return [...new Set([term, spaced, /[\d-]/.test(spaced) ? spaced.replace(/[ -]/g, '') : term])];
}

/** The characters with a meaning in a regular expression of Postgres, and the replacement that takes it from them. */
const special = String.raw`([].*+?^{}$()|\\[])`;
const escaped = String.raw`\\\1`;

/** One or two letters or figures, each of which fold() leaves one character. */
const start = /^[a-z0-9ąćęłńóśźż]{1,2}$/i;

/**
 * Where a piece stands in a searched text. A trigram index finds any three characters in a row; of fewer the words'
 * beginnings are kept in an index of their own, so a short piece has to begin a word.
 */
function has(text: Query, piece: string): Query {
  if (piece.length >= 3) return sql`${text} like '%' || fold(${literal(piece)}) || '%'`;
  if (start.test(piece)) return sql`word_starts(${text}) @> array[fold(${piece})]`;
  // Escaped after fold(): it turns some other characters, such as a long dash, into special ones
  const word = sql`regexp_replace(fold(${piece}), ${special}, ${escaped}, 'g')`;
  return sql`${text} ~ ('(^|[ (-])' || ${word})`;
}
const either = (them: Query[]): Query => sql`(${them.reduce((left, right) => sql`${left} or ${right}`)})`;
const both = (them: Query[]): Query => sql`(${them.reduce((left, right) => sql`${left} and ${right}`)})`;

/** Is the term in the searched text? */
export function matches(text: Query, term: string): Query {
  const typed = plainText(term).trim();
  return either((typed.length >= 3 ? spellings(typed) : [typed]).map((it) => has(text, it)));
}

/** Is the term, with its words in any order ('nowak jan'), in the searched text? For who looks up a row. */
export function matchesWords(text: Query, term: string): Query {
  const words = plainText(term).trim().split(' ').filter(Boolean).slice(0, 6);
  const whole = matches(text, term);
  return words.length > 1 ? either([whole, both(words.map((it) => has(text, it)))]) : whole;
}
