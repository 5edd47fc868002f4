/** Each gate: whom it takes, how far it is after the security check, and in which terminal of the plan it is. */
export const airportGates = [
  { name: 'A1', zone: 'schengen', walk_minutes: 2, terminal: 1 },
  { name: 'A2', zone: 'schengen', walk_minutes: 3, terminal: 1 },
  { name: 'A3', zone: 'schengen', walk_minutes: 3, terminal: 1 },
  { name: 'A4', zone: 'schengen', walk_minutes: 4, terminal: 1 },
  { name: 'B1', zone: 'both', walk_minutes: 6, terminal: 2 },
  { name: 'B2', zone: 'both', walk_minutes: 7, terminal: 2 },
  { name: 'B3', zone: 'non_schengen', walk_minutes: 8, terminal: 2 },
] as const;
