type Spaces = readonly [first: number, last: number];
interface ParkingLevel {
  label: string;
  first: number;
  last: number;
  /** Spaces with a socket, and spaces kept for disabled people; absent: the level has none. */
  charger?: Spaces;
  accessible?: Spaces;
}
const level = <L extends ParkingLevel>(it: L): L & ParkingLevel => it;

/**
 * The car park: each level, called by one letter, with its first and last space. A number is that of one space of the
 * whole car park, and there may be a space 0. The first level is offered first.
 */
export const parkingLevels = {
  A: level({ label: 'Poziom A', first: 0, last: 50, charger: [44, 50], accessible: [0, 2] }),
  B: level({ label: 'Poziom B', first: 51, last: 100, charger: [51, 54], accessible: [55, 56] }),
};

/** Spaces of a row of a level; the first row is beside the terminal, and each begins where cars come in. */
export const spacesInRow = 17;

/** In zł a day, until staff set another price. */
export const parkingPrice = 50;
