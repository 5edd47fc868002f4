import { plan } from '../../airport/airfield.ts';
import { airfieldTables } from './airfield-tables.ts';

type Place = (typeof airfieldTables)[keyof typeof airfieldTables];
/** The table of a terminal, taxiway or runway. */
type PlaceTable = Place['table'];

/** A rectangle of the drawing, perhaps turned around its middle, in degrees. */
interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  turn?: number;
}
/** Where a terminal, taxiway or runway is drawn. */
export interface Drawn extends Shape {
  table: PlaceTable;
  id: number;
  /** The middle of the plate that says its status; absent: that of the shape. */
  plate?: readonly [x: number, y: number];
  /** What is painted at the ends of a runway. */
  ends?: readonly [string, string];
  /** How long a runway is, and how many stands a terminal has. */
  metres?: number;
  stations?: number;
}

/** What a place is called where there is no room for its name: 'T1'. */
export const shortName = (table: string, id: number): string =>
  `${Object.values(airfieldTables).find((it) => it.table === table)?.letter ?? ''}${id}`;

/** The drawn plan of this airport. */
export const airfieldPlan: { width: number; height: number; apron: Shape; tower: Shape; places: readonly Drawn[] } =
  plan;
