import type { Day } from '../../domain/language/days.ts';
import { DayHead } from '../schedule/DayHead.tsx';
import css from './DayRow.module.css';

/** Heads the flights of a later day. */
export const DayRow = ({ day, now }: { day: Day; now: number }) => (
  <tr className={css.day}>
    <th scope="rowgroup" colSpan={5}>
      <DayHead day={day} now={now} />
    </th>
  </tr>
);
