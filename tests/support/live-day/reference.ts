import { query } from '../database.ts';

const minute = 60_000;

/** A flight as its row says, with nothing of the product's own rules between. Moments in ms. */
export interface Row {
  id: string;
  number: string;
  is_departure: boolean;
  /** When it leaves or lands here: by the timetable, and as far as known. */
  planned: number;
  here: number;
  gate: number | null;
  aircraft: string;
  status: string;
  /** It has left its gate. */
  left: boolean;
  /** An arrival in the air, or late without a new time, that nobody has seen land. */
  awaited: boolean;
  version: number;
}

export const rowsNow = async (): Promise<Row[]> => {
  const rows = await query<Omit<Row, 'planned' | 'here'> & { planned: Date; here: Date }>(
    `select id, number, is_departure, gates_id as gate, airplane_serial_no as aircraft, status, version,
            is_departure and actual_departure is not null as left,
            not is_departure and actual_arrival is null
              and (status in ('AIRBORNE', 'TAKE OFF') or status = 'DELAYED' and estimated is null) as awaited,
            case when is_departure then departure else arrival end as planned,
            coalesce(case when is_departure then actual_departure else actual_arrival end, estimated,
                     case when is_departure then departure else arrival end) as here
       from flights where status <> 'CANCELED' order by id`,
  );
  return rows.map((row) => ({ ...row, planned: row.planned.getTime(), here: row.here.getTime() }));
};

/** The other flight of its aircraft with which it makes a turn; on this day an aircraft comes and leaves once. */
const partnerOf = (row: Row, rows: readonly Row[]) =>
  rows.find(
    (it) =>
      it.aircraft === row.aircraft &&
      it.is_departure !== row.is_departure &&
      (row.is_departure ? it.planned <= row.planned : it.planned >= row.planned) &&
      Math.abs(it.planned - row.planned) <= 720 * minute,
  );

interface Standing {
  row: Row;
  from: number;
  to: number;
}
/** When an arrival comes: what is awaited for up to three hours comes in a minute at the soonest. */
const comesOf = (it: Row, now: number) =>
  it.awaited && it.here < now && now - it.here <= 180 * minute ? now + minute : it.here;

/** When each stands at its gate, by rule 6 of what a gate is occupied by. */
function standing(rows: readonly Row[], now: number): Standing[] {
  return rows.flatMap((row) => {
    if (row.gate === null) return [];
    const partner = partnerOf(row, rows);
    const gone = (it: Row) => ['TAKE OFF', 'AIRBORNE', 'FINISHED'].includes(it.status);
    const leaves = (it: Row) => (it.here < now && now - it.here <= 180 * minute && !gone(it) ? now + minute : it.here);
    const comesAt = (it: Row) => comesOf(it, now);
    if (partner?.gate !== row.gate) {
      const alone = row.is_departure
        ? { from: row.here - 60 * minute, to: leaves(row) }
        : { from: comesAt(row), to: comesAt(row) + 30 * minute };
      return [{ row, ...alone }];
    }
    const [comes, goes] = row.is_departure ? [partner, row] : [row, partner];
    const to = leaves(goes) > comesAt(comes) ? leaves(goes) : comesAt(comes) + 30 * minute;
    return [{ row, from: comesAt(comes), to }];
  });
}

/** Pairs of flights of different aircraft that stand at one gate in one minute from `now` on: 'A+B'. */
export function overlaps(rows: readonly Row[], now: number): Set<string> {
  const all = standing(rows, now);
  const found = new Set<string>();
  for (const one of all)
    for (const other of all) {
      if (one.row.id >= other.row.id || one.row.gate !== other.row.gate) continue;
      if (one.row.aircraft === other.row.aircraft || one.to <= now || other.to <= now) continue;
      const minutes = (Math.min(one.to, other.to) - Math.max(one.from, other.from)) / minute;
      if (minutes > 0) found.add([one.row.id, other.row.id].sort().join('+'));
    }
  return found;
}

/**
 * Departures yet to leave whose aircraft comes too late for when they are expected. A turn takes 40 minutes, or as few
 * as are planned: after aircraft are swapped, that may be fewer.
 */
export const knockOns = (rows: readonly Row[], now: number): Set<string> =>
  new Set(
    rows.flatMap((row) => {
      const arrival = row.is_departure && !row.left ? partnerOf(row, rows) : undefined;
      const stands = standing(rows, now).find((it) => it.row.id === row.id);
      if (!arrival || !stands || stands.to <= now) return [];
      const turn = Math.min(40 * minute, row.planned - arrival.planned);
      return comesOf(arrival, now) + turn > row.here ? [row.id] : [];
    }),
  );
