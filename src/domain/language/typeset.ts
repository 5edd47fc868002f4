/**
 * A one-letter word and a number stay with what they belong to, and an e-mail is in one piece: no line ends with 'i',
 * 'w', '20' or 'e-'. A joiner, for search and copies then still have the usual hyphen.
 */
export const typeset = (text: string): string =>
  text
    .replace(/(?<![\p{L}\d])([aiouwz]|\d+) (?=[\p{L}\d])/giu, '$1\u00a0')
    .replace(/(?<!\p{L})e-(?=mail)/giu, '$&\u2060');
