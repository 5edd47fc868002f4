import { hoursAround, type Milestone, milestone, undoSeconds } from '../../src/domain/flight/milestone.ts';
import {
  isTold,
  type MilestoneKind,
  milestoneFacts,
  statusesMovedBy,
  stepsAround,
} from '../../src/domain/flight/milestone-kinds.ts';
import { selectList } from '../row/columns.ts';
import { type Writer, writeOnce } from '../row/idempotency.ts';
import { type Author, raw, row, rows, sql, write } from '../sql.ts';

/** A press as it is sent; `corrects` the entry that it puts right. */
export interface Press {
  flight: string;
  kind: MilestoneKind;
  at: string;
  pressed_at: string;
  employee: number;
  corrects: number | null;
}

/** What became of a press: done, or why not; where another entry is in its way, which. */
export interface PressOutcome {
  outcome: 'DONE' | 'MISSING' | 'OFF' | 'WRONG' | 'FAR' | 'BEFORE' | 'CROSSED';
  id: number | null;
  kind: MilestoneKind | null;
  employee_id: number | null;
  at: string | null;
}

/** Notes that a flight has come to a step; see db/functions/press_milestone.sql. */
export async function pressMilestone(writer: Writer, { flight, employee, ...press }: Press): Promise<PressOutcome> {
  const { of, becomes, unlessBags = false } = milestoneFacts(press.kind);
  const wanted = {
    ...press,
    ...stepsAround(press.kind),
    ...{ employee_id: employee, told: isTold(press.kind), of, becomes, unless_bags: unlessBags },
    from: statusesMovedBy(press.kind),
    hours_around: hoursAround,
  };
  const call = sql`
    select p.* from press_milestone(${JSON.stringify(wanted)}::jsonb
                                    || jsonb_build_object('flight_id', flight_of(${flight}))) p`;
  const [answer] = await writeOnce<PressOutcome>(writer, call, { succeeded: sql`outcome = 'DONE'` });
  if (!answer) throw new Error('press_milestone answers one row');
  return answer;
}

export type UndoOutcome = 'DONE' | 'MISSING' | 'LATE' | 'OTHER' | 'CORRECTED';

/** Takes a step back as whoever pressed it; see db/functions/undo_milestone.sql. */
export async function undoMilestone(author: Author, flight: string, id: number, presser: number): Promise<UndoOutcome> {
  const [answer] = await write<{ outcome: UndoOutcome }>(
    author,
    sql`select undo_milestone(flight_of(${flight}), ${id}::int, ${presser}::int, ${undoSeconds}::int) as outcome`,
  );
  if (!answer) throw new Error('undo_milestone answers one row');
  return answer.outcome;
}

/** All entries of a flight, undone and corrected ones too, the first one first. */
export const milestonesOf = (flight: string): Promise<Milestone[]> =>
  rows(sql`
    select ${raw(selectList(milestone))} from milestones t
     where t.flight_id = flight_of(${flight}) order by t.at, t.id`);

export const findMilestone = (flight: string, id: number): Promise<Milestone | undefined> =>
  row(sql`
    select ${raw(selectList(milestone))} from milestones t
     where t.flight_id = flight_of(${flight}) and t.id = ${id}::int`);
