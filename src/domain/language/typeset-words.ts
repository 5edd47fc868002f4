import { typeset } from './typeset.ts';

// A file of its own, so that the script of announcements does not carry it

/**
 * Typesets the words of a page of ours, where an e-mail is in one piece too: no line ends with 'e-'. A joiner, for
 * search and copies then still have the usual hyphen.
 */
export const typesetWords = (text: string): string => typeset(text).replace(/(?<!\p{L})e-(?=mail)/giu, '$&\u2060');
