interface ParkingLevel {
  label: string;
  first: number;
  last: number;
  charger?: readonly [first: number, last: number];
  accessible?: readonly [first: number, last: number];
}
const level = <L extends ParkingLevel>(it: L): L & ParkingLevel => it;

// Three levels of other sizes, whose numbers begin at 1 and leave some out, and one without sockets
export const parkingLevels = {
  A: level({ label: 'Poziom A', first: 1, last: 60, charger: [55, 60], accessible: [1, 4] }),
  B: level({ label: 'Poziom B', first: 101, last: 123, accessible: [101, 102] }),
  C: level({ label: 'Poziom C', first: 200, last: 207, charger: [200, 201] }),
};

export const spacesInRow = 12;

export const parkingPrice = 35;
