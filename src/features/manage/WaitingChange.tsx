import { formatAmount } from '../../domain/language/amounts.ts';
import { dayOf, formatStay } from '../../domain/language/days.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from './Act.tsx';
import type { WaitingDates } from './useNewDates.ts';

interface WaitingChangeProps {
  change: WaitingDates;
  pay: (dates: WaitingDates) => Promise<void>;
  busy: boolean;
}

/** New dates whose payment was begun and left. */
export const WaitingChange = ({ change, pay, busy }: WaitingChangeProps) => {
  const days = formatStay(dayOf(change.since), dayOf(change.until));
  return (
    <>
      <Note tone="warn">Nowe daty {days} czekają na dopłatę. Do zapłaty obowiązują stare.</Note>
      <Button disabled={busy} onClick={() => void pay(change)}>
        Dopłać {formatAmount(change.amount)}
      </Button>
    </>
  );
};
