import { type Caller, callers } from '../callers.ts';

export const everyone = callers;
export const signedIn = callers.filter((it) => it !== 'guest');
export const [admin, atc, ground, airport, parking, rental] = (
  [[], ['atc'], ['ground_crew'], ['airport_staff'], ['parking_staff'], ['rental_staff']] as Caller[][]
).map((roles) => [...roles, 'admin'] as Caller[]) as [Caller[], Caller[], Caller[], Caller[], Caller[], Caller[]];
// By their names: a new role may do none of it until an entity names it
export const planGates = [...new Set([...atc, ...airport])];
export const atGates = [...new Set([...planGates, ...ground])];
export const staff: Caller[] = ['atc', 'ground_crew', 'airport_staff', 'parking_staff', 'rental_staff', 'admin'];
export const nobody: Caller[] = [];
