/** Hex digits of the signature under a ticket's number: 80 bits, which nobody guesses at a gate. */
export const signatureDigits = 20;

const code = `\\d{1,9}T[0-9A-F]{${signatureDigits}}`;
// A reader may be set to say first what kind of code it has read, as ']Q3', or a letter of its own
const whole = new RegExp(`(?:^|\\D|\\][A-Z]\\w)(${code})$`, 'i');
const begun = /(?:^|\D)\d+T[0-9A-F]*$/i;
const piece = /^\W*(?:\][A-Z]\w)?[0-9A-FT]*\d[0-9A-FT]*$/i;

/** The code that a text ends with, whatever the reader says before it and whatever Caps Lock made of its letters. */
export const wholeCode = (text: string): string | undefined => whole.exec(text.trim())?.[1]?.toUpperCase();

/** A number and a part of its signature: nothing that people mean by itself. */
export const isBegunCode = (text: string): boolean => !wholeCode(text) && begun.test(text.trim());

/** Could it be what is left of a code? A number typed by people looks so, too. */
export const isPieceOfCode = (text: string): boolean => piece.test(text.trim());
