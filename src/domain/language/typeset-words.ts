import { typeset } from './typeset.ts';

// A file of its own, so that the script of announcements does not carry it

/**
 * Typesets the words of our own pages, where no line may end with the 'e-' of 'e-mail' either. The hyphen stays what it
 * is for search and copying: an invisible character after it (U+2060, word joiner) forbids the break.
 */
export const typesetWords = (text: string): string => typeset(text).replace(/(?<!\p{L})e-(?=mail)/giu, '$&\u2060');
