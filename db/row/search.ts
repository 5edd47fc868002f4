import { flightNumber, plainText } from '../../src/domain/flight/flight-words.ts';
import { literal, type Query, sql } from '../sql.ts';

const either = (them: Query[]): Query => sql`(${them.reduce((left, right) => sql`${left} or ${right}`)})`;
const both = (them: Query[]): Query => sql`(${them.reduce((left, right) => sql`${left} and ${right}`)})`;

/** 'LO3844' and 'LO 3844' are the same number: a search finds it whichever way it was typed and stored. */
function spellings(term: string): string[] {
  const spaced = flightNumber(term);
  return [...new Set([term, spaced, /[\d-]/.test(spaced) ? spaced.replace(/[ -]/g, '') : term])];
}

/**
 * Where a piece stands in a searched text. A trigram index finds any three characters in a row, and how a word begins,
 * so a shorter piece has to begin one.
 */
const has = (text: Query, piece: string): Query =>
  piece.length >= 3 ? sql`${text} like '%' || fold(${literal(piece)}) || '%'` : beginsWordOf(text, piece);

/** A word begins the text or follows a blank, a bracket or a dash. Each is a piece that the trigram index knows. */
const beginsWordOf = (text: Query, piece: string): Query =>
  either(
    [sql`''`, sql`'% '`, sql`'%('`, sql`'%-'`].map(
      (before) => sql`${text} like ${before} || fold(${literal(piece)}) || '%'`,
    ),
  );

/** Is the term in the searched text? */
export function matches(text: Query, term: string): Query {
  const typed = plainText(term).trim();
  return either((typed.length >= 3 ? spellings(typed) : [typed]).map((it) => has(text, it)));
}

/** Does a name begin with the term, whichever way a number was typed and stored? */
export function beginsWith(name: Query, term: string): Query {
  const plain = (it: Query) => sql`translate(fold(${it}), ' -', '')`;
  return sql`(${plain(sql`${name}::text`)} like ${plain(sql`${literal(plainText(term).trim())}::text`)} || '%')`;
}

/** Does a word of the text begin with each word of the term? What does comes before what has them inside. */
export const wordsBegin = (text: Query, term: string): Query => both(wordsIn(term).map((it) => beginsWordOf(text, it)));

const wordsIn = (term: string): string[] => plainText(term).trim().split(' ').filter(Boolean).slice(0, 6);

/** What is looked for of a term: all of it, and each of its words where it has several. */
export const piecesOf = (term: string): string[] => {
  const words = wordsIn(term);
  return words.length > 1 ? [term, ...words] : [term];
};

/** Is the term found, as it stands or with its words in any order ('nowak jan')? `isFound` says it of a piece of it. */
export function inAnyOrder(term: string, isFound: (piece: string) => Query): Query {
  const [whole, ...words] = piecesOf(term);
  const found = isFound(whole ?? term);
  return words.length > 0 ? either([found, both(words.map(isFound))]) : found;
}

/** Is the term, with its words in any order, in the searched text? */
export const matchesWords = (text: Query, term: string): Query => inAnyOrder(term, (it) => matches(text, it));
