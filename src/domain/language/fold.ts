const letters: Record<string, string> = { ł: 'l', ß: 's' };
const foldLetter = (letter: string) => {
  const unmarked = letter.toLowerCase().normalize('NFD').charAt(0);
  return letters[unmarked] ?? unmarked;
};

/** Text as it is compared: small letters without their marks, one for each of the text's. */
export const fold = (text: string): string => [...text].map(foldLetter).join('');

/** Is a piece found in words? One or two letters have to begin one of them. */
export function isIn(words: string, piece: string): boolean {
  const [text, term] = [fold(words), fold(piece.trim())];
  return term.length >= 3 ? text.includes(term) : text.split(' ').some((word) => word.startsWith(term));
}

/** How many letters and figures a text has: a search passes over all else, and would find everything. */
export const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
