import { ReadAt } from '../schedule/FlightTime.tsx';
import css from './OldAnswer.module.css';

/** What stands in for an answer that did not come says from when it is. */
export const OldAnswer = ({ readAt }: { readAt: number | undefined }) =>
  readAt === undefined ? null : (
    <p className={css.old} role="status">
      <ReadAt at={readAt} fresh={false} />
    </p>
  );
