import type { GateFlight } from '../../src/domain/flight/gate-stays.ts';
import { type Query, rows, sql } from '../sql.ts';
import { going } from './flights.ts';

/** As many flights as a few days have; of more the first are answered. */
const most = 2000;

/** The flights with a gate that are expected here between two moments. Each tab has an index of such times. */
export const gateFlights = (since: string, until: string): Promise<GateFlight[]> => {
  const among = (tab: Query) => sql`
    select t.id, t.number, t.status, t.is_departure, t.departure, t.arrival, t.estimated, t.actual_departure,
           t.actual_arrival, t.airplane_serial_no,
           t.gates_id as "Gates_id"
      from flights t
     where ${tab} and t.gates_id is not null
       and expected_here(t.is_departure, t.departure, t.arrival, t.status, t.estimated)
           between ${since}::timestamptz and ${until}::timestamptz`;
  return rows<GateFlight>(sql`${among(going('departure'))} union all ${among(going('arrival'))} limit ${most}::int`);
};

/** A gate as it is, for whoever chooses one. */
export interface GateNow {
  id: number;
  name: string;
  status: string;
}

export const allGates = (): Promise<GateNow[]> =>
  rows<GateNow>(sql`select id, name, status from gates order by name collate "pl-x-icu", id`);
