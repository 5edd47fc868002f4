import { deadlineRule, formatDeadline, isLate, neverBack, refundUntil } from '../../domain/booking/deadline.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import type { Day } from '../../domain/language/days.ts';
import * as pages from '../../domain/site/paths.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './Plans.module.css';
import { Document } from './Terms.tsx';
import { type Event, Timeline } from './Timeline.tsx';

interface PlansProps {
  /** The first day, none until it has been read; and what is paid, in grosze. */
  since: Day | null;
  amount: number | undefined;
}

/** What cancelling gives back and until when, as a line in time. */
export function Plans({ since, amount }: PlansProps) {
  const last = since && refundUntil(since);
  const late = since !== null && isLate(since, Date.now());
  return (
    <Panel title="Gdy zmienisz plany">
      <Timeline
        events={[
          ...(late ? [] : [untilThen(last, amount)]),
          {
            tone: 'bad',
            when: late ? 'Od razu po zapłacie' : 'Później',
            what: late ? neverBack : 'Możesz anulować, ale opłata nie wraca.',
          },
        ]}
      />
      <p className={css.hint}>
        Daty zmienisz i&nbsp;anulujesz bez dzwonienia: link do rezerwacji przyjdzie w&nbsp;e-&#8288;mailu.
        O&nbsp;odstąpieniu od umowy piszemy w&nbsp;<Document href={pages.terms}>regulaminie</Document>.
      </p>
    </Panel>
  );
}

const untilThen = (last: string | null, amount: number | undefined): Event => ({
  tone: 'good',
  when: `Do ${last ? formatDeadline(last) : deadlineRule}`,
  what: <>Anulujesz i&nbsp;oddajemy całe {amount === undefined ? 'pieniądze' : formatAmount(amount)}.</>,
});
