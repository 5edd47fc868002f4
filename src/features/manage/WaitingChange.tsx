import { type Day, dayOf, formatStay } from '../../domain/language/days.ts';
import { formatAmount } from '../../domain/language/polish.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from './Act.tsx';
import type { ShownBooking } from './booking.ts';

/** Other dates, and what they cost more, as their buyer was told. */
export interface NewDates {
  since: Day;
  until: Day;
  difference: number;
}

interface WaitingChangeProps {
  change: NonNullable<ShownBooking['change']>;
  pay: (dates: NewDates) => Promise<void>;
  busy: boolean;
}

/** New dates whose payment was begun and left. */
export const WaitingChange = ({ change, pay, busy }: WaitingChangeProps) => {
  const [since, until] = [dayOf(change.since), dayOf(change.until)];
  const days = formatStay(since, until);
  return (
    <>
      <Note tone="warn">Nowe daty {days} czekają na dopłatę. Do zapłaty obowiązują stare.</Note>
      <Button disabled={busy} onClick={() => void pay({ since, until, difference: change.amount })}>
        Dopłać {formatAmount(change.amount)}
      </Button>
    </>
  );
};
