/** 'Londyn Luton (LTN)' → its city and its code. */
export function cityAndCode(text: string): { city: string; code: string } {
  const [, city = text, code = ''] = /^(.*?)\s*\(([^)]*)\)\s*$/.exec(text) ?? [];
  return { city, code };
}

/** With plain blanks and dashes, whatever page or keyboard it comes from. */
export const plainText = (text: string): string => text.replace(/\s/g, ' ').replace(/[\u2010-\u2015]/g, '-');

/** How people read a flight's number, whichever way it was stored: 'LO3844' → 'LO 3844'. */
export const flightNumber = (id: string): string =>
  id.replace(/^([a-z]{3}|[a-z]{2}|[a-z]\d|\d[a-z])[ -]?(\d{1,4}[a-z]?)$/i, '$1 $2');

/** A flight's number as people read it, which no line breaks. */
export const numberInOneLine = (number: string): string => flightNumber(number).replace(' ', '\u00a0');
