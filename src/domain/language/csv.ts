/** A cell that begins like a formula would be run by the spreadsheet that opens it: with a quote it is text. */
export const textCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Semicolons, since the comma is in Polish numbers. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')}\r\n`;

/** What tells a spreadsheet that it is UTF-8, and the headings. */
export const csvStart = ({ headings }: { headings: readonly string[] }): string => `\ufeff${csvLine(headings)}`;
