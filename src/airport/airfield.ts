/**
 * The drawn plan of the airfield: what is where, not to scale, and what each place has. Ids count from 1 in each table.
 * What is built but not drawn here stands in the lists below the plan.
 */
export const plan = {
  width: 1120,
  height: 500,
  apron: { x: 90, y: 226, width: 690, height: 62 },
  tower: { x: 40, y: 320, width: 32, height: 50 },
  places: [
    { table: 'runways', id: 1, metres: 3000, x: 50, y: 36, width: 1020, height: 44, ends: ['09L', '27R'] },
    { table: 'taxiways', id: 2, x: 180, y: 80, width: 22, height: 70 },
    { table: 'taxiways', id: 3, x: 520, y: 80, width: 22, height: 70 },
    { table: 'taxiways', id: 4, x: 900, y: 80, width: 22, height: 70 },
    { table: 'taxiways', id: 1, x: 90, y: 150, width: 940, height: 24, plate: [400, 162] },
    { table: 'taxiways', id: 5, x: 280, y: 174, width: 22, height: 52 },
    { table: 'taxiways', id: 6, x: 820, y: 174, width: 22, height: 246, plate: [831, 212] },
    { table: 'terminals', id: 1, stations: 8, x: 90, y: 288, width: 190, height: 86, plate: [185, 312] },
    { table: 'terminals', id: 2, stations: 4, x: 290, y: 288, width: 190, height: 86, plate: [385, 312] },
    { table: 'terminals', id: 3, stations: 6, x: 490, y: 288, width: 130, height: 86, plate: [555, 312] },
    { table: 'terminals', id: 4, stations: 2, x: 630, y: 288, width: 150, height: 86, plate: [705, 312] },
    { table: 'runways', id: 2, metres: 2500, x: 50, y: 420, width: 850, height: 40, ends: ['09R', '27L'] },
    { table: 'runways', id: 3, metres: 1800, x: 865, y: 236, width: 220, height: 32, turn: -14 },
    { table: 'runways', id: 4, metres: 900, x: 885, y: 344, width: 180, height: 28, turn: -14 },
  ],
} as const;
