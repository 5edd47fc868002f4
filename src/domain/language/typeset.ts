/** A one-letter word and a number stay with what they belong to: no line ends with 'i', 'w' or '20'. */
export const typeset = (text: string): string =>
  text.replace(/(?<![\p{L}\d])([aiouwz]|\d+) (?=[\p{L}\d])/giu, '$1\u00a0');

/**
 * The same for the words of a page of ours, where an e-mail is in one piece too: no line ends with 'e-'. A joiner, for
 * search and copies then still have the usual hyphen.
 */
export const typesetWords = (text: string): string => typeset(text).replace(/(?<!\p{L})e-(?=mail)/giu, '$&\u2060');
