import type pg from 'pg';
import { isTold, type MilestoneKind, milestoneFacts, stepsOf } from '../../src/domain/flight/milestone-kinds.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { dayOf, today } from '../../src/domain/language/days.ts';
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

/** Today's steps until now, each about when it is usual; the last ones of a flight as its status says. */
export function milestones(
  now: Date,
  timetable: readonly SeededFlight[],
  staff: Readonly<Partial<Record<Role, number>>>,
) {
  const random = randomFrom(20_260_619);
  return timetable
    .filter((it) => dayOf(it.is_departure ? it.departure : it.arrival) === today(now))
    .flatMap((flight) => {
      const last = lastStep(flight);
      if (!last) return [];
      const here = Date.parse(flight.estimated ?? (flight.is_departure ? flight.departure : flight.arrival));
      const steps = stepsOf(flight.is_departure);
      let before = Number.NEGATIVE_INFINITY;
      return steps.slice(0, steps.indexOf(last) + 1).flatMap((kind) => {
        const usual = here + milestoneFacts(kind).minutes * minute + Math.floor(random() * 5 - 2) * minute;
        const at = Math.max(usual, before + minute);
        before = at;
        const [by] = milestoneFacts(kind).by;
        const time = new Date(at).toISOString();
        return at > now.getTime() - minute
          ? []
          : [
              {
                flight_id: flight.id,
                kind,
                at: time,
                pressed_at: time,
                employee_id: by && staff[by],
                told: isTold(kind),
              },
            ];
      });
    });
}

/** What the flights say follows from their steps. */
export const followMilestones = (client: pg.Client): Promise<unknown> =>
  client.query('select follow_milestones(id) from (select distinct flight_id as id from milestones) them');
