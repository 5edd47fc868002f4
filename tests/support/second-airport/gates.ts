export const airportGates = [
  { name: '1', zone: 'schengen', walk_minutes: 1, terminal: 1 },
  { name: '2', zone: 'both', walk_minutes: 2, terminal: 1 },
  { name: '3', zone: 'non_schengen', walk_minutes: 3, terminal: 1 },
] as const;
