export const plan = {
  width: 900,
  height: 320,
  apron: { x: 120, y: 150, width: 500, height: 60 },
  tower: { x: 60, y: 220, width: 32, height: 50 },
  places: [
    { table: 'runways', id: 1, metres: 2500, x: 40, y: 36, width: 820, height: 40, ends: ['07', '25'] },
    { table: 'taxiways', id: 1, x: 200, y: 76, width: 22, height: 74 },
    { table: 'taxiways', id: 2, x: 560, y: 76, width: 22, height: 74 },
    { table: 'terminals', id: 1, stations: 5, x: 200, y: 210, width: 240, height: 80, plate: [320, 234] },
  ],
} as const;
