/** A one-letter word and a number stay with what they belong to: no line ends with 'i', 'w' or '20'. */
export const typeset = (text: string): string =>
  text.replace(/(?<![\p{L}\d])([aiouwz]|\d+) (?=[\p{L}\d])/giu, '$1\u00a0');
