import type { Entity } from '../kernel/entity.ts';
import { runway } from './runway.ts';
import { taxiway } from './taxiway.ts';
import { terminal } from './terminal.ts';

/** The lists of the airfield by the names that `table_name` takes. */
export const airfieldTables = { Terminals: terminal, Taxiways: taxiway, Runways: runway } as const satisfies Record<
  string,
  Entity
>;
