import type pg from 'pg';
import { dayHere, timeHere } from '../../src/domain/flight/flight-times.ts';
import { isTold, type MilestoneKind, milestoneFacts, stepsOf } from '../../src/domain/flight/milestone-kinds.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { today } from '../../src/domain/language/days.ts';
import type { flights } from './flights.ts';
import { randomFrom } from './random.ts';

const minute = 60_000;
type SeededFlight = ReturnType<typeof flights>[number];

/** The last step that a flight of this status has come to. */
function lastStep({ is_departure, status }: SeededFlight): MilestoneKind | undefined {
  if (is_departure) {
    if (status === 'AIRBORNE' || status === 'FINISHED' || status === 'LANDING') return 'airborne';
    if (status === 'TAKE OFF') return 'off_block';
    return status === 'WAITING' ? 'boarding' : status === 'CANCELED' ? undefined : 'check_in_closed';
  }
  if (status === 'FINISHED') return 'last_bag';
  return status === 'LANDING' ? 'landed' : undefined;
}

/** Has it come to its last step by what its status says, or may the clock decide? */
const isThere = ({ status }: SeededFlight) => !['SCHEDULED', 'DELAYED'].includes(status);
const nearby = 12 * 60 * minute;

/** The steps until now of today's flights and of those not long ago, each about when it is usual. */
export function milestones(
  now: Date,
  timetable: readonly SeededFlight[],
  staff: Readonly<Partial<Record<Role, number>>>,
) {
  const random = randomFrom(20_260_619);
  return timetable
    .filter((it) => dayHere(it) === today(now) || Math.abs(Date.parse(timeHere(it)) - now.getTime()) < nearby)
    .flatMap((flight) => {
      const last = lastStep(flight);
      if (!last) return [];
      const here = Date.parse(flight.estimated ?? timeHere(flight));
      const steps = stepsOf(flight.is_departure);
      const kinds = steps.slice(0, steps.indexOf(last) + 1);
      let before = Number.NEGATIVE_INFINITY;
      return kinds.flatMap((kind, index) => {
        const usual = here + milestoneFacts(kind).minutes * minute + Math.floor(random() * 5 - 2) * minute;
        // A minute for each step that follows, up to the one that its status tells
        const latest = now.getTime() - (kinds.length - index) * minute;
        const at = Math.max(isThere(flight) ? Math.min(usual, latest) : usual, before + minute);
        before = at;
        const [by] = milestoneFacts(kind).by;
        const time = new Date(at).toISOString();
        if (at > now.getTime() - minute) return [];
        const employee_id = by && staff[by];
        return [{ flight_id: flight.id, kind, at: time, pressed_at: time, employee_id, told: isTold(kind) }];
      });
    });
}

/** What the flights say follows from their steps. */
export const followMilestones = (client: pg.Client): Promise<unknown> =>
  client.query('select follow_milestones(flight_id, kind) from (select distinct flight_id, kind from milestones) them');
