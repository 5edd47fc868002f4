/** A seat as it is compared: '2 e', '2-E' and '2E' are one. The database says the same: tickets_seat_number_key. */
export const plainSeat = (seat: string): string => seat.replaceAll(/[ -]/g, '').toUpperCase();

const partsOf = (seat: string): [number, string] => {
  const plain = plainSeat(seat);
  const row = Number.parseInt(plain, 10) || 0;
  return [row, plain.replace(/^\d+/, '')];
};

/** By row, then by letter: 2E before 11A. */
export function compareSeats(a: string, b: string): number {
  const [[rowA, letterA], [rowB, letterB]] = [partsOf(a), partsOf(b)];
  return rowA - rowB || letterA.localeCompare(letterB);
}

/** Seats of one row, by how many an airplane has: which letters a real one leaves out, nobody has told us. */
const lettersOf = (capacity: number): string =>
  capacity <= 30 ? 'ABC' : capacity <= 100 ? 'ABCD' : capacity <= 260 ? 'ABCDEF' : 'ABCDEFGHJ';

/** Seats that are still to be had in an airplane of so many, by row. */
export function freeSeats(capacity: number, sold: readonly string[]): string[] {
  const letters = lettersOf(capacity);
  const taken = new Set(sold.map(plainSeat));
  return Array.from(
    { length: capacity },
    (_, i) => `${Math.floor(i / letters.length) + 1}${letters[i % letters.length]}`,
  ).filter((seat) => !taken.has(seat));
}

/** The free ones that are nearest to a seat, by row and letter. */
export function seatsNear(seat: string, free: readonly string[], count: number): string[] {
  const [row, letter] = partsOf(seat);
  const far = (other: string): number => {
    const [itsRow, itsLetter] = partsOf(other);
    return Math.abs(itsRow - row) * 2 + Math.abs(itsLetter.charCodeAt(0) - (letter.charCodeAt(0) || 65)) / 4;
  };
  return free.toSorted((a, b) => far(a) - far(b)).slice(0, count);
}
