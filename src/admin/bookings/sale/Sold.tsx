import { useLocation } from 'wouter';
import { fetchReading } from '../../../client/api.ts';
import { useAnswer } from '../../../client/useList.ts';
import { useSend } from '../../../client/useSend.ts';
import { type DeskMoneyAnswer, isSettled } from '../../../domain/booking/desk-money.ts';
import type { Entity } from '../../../domain/kernel/entity.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeskMoney, type Way } from '../DeskMoney.tsx';
import css from './Sale.module.css';

/** What is done with a booking once it is paid. */
export type NextAct = { label: string } & ({ href: string } | { run: () => void });

interface SoldProps {
  entity: Entity;
  id: number;
  way: Way;
  /** undefined: its stay begins on a later day. */
  next: NextAct | undefined;
  /** 'Gotowe, wydanie pt 27.11' */
  later: string;
  /** The sale is over: the next customer finds an empty screen. */
  onEnd: () => void;
  /** The booking is given up, what was typed stays. */
  onReleased: () => void;
}

/** The money of what was just booked, and what comes after it. */
export function Sold({ entity, id, way, next, later, onEnd, onReleased }: SoldProps) {
  const [, navigate] = useLocation();
  const { send, busy } = useSend();
  const path = `${entity.path}/${id}`;
  // The money below shows this answer too: one call for both
  const { answer } = useAnswer<{ data: [DeskMoneyAnswer] }>(`${path}/payments`, undefined, undefined, fetchReading);
  const money = answer?.data[0];
  const isPaid = money && isSettled(money);
  // On the phone its buyer may cancel it while the clerk waits
  if (money?.due === 0 && !isPaid)
    return (
      <div className={css.sold}>
        <p role="alert">Ta rezerwacja jest anulowana. Nie przyjmuj pieniędzy i nie wydawaj.</p>
        <Button wide onClick={onEnd}>
          Zakończ
        </Button>
      </div>
    );
  const go = () => {
    onEnd();
    if (!next) return;
    if ('href' in next) navigate(next.href);
    else next.run();
  };
  const release = () =>
    void send({
      method: 'DELETE',
      path,
      done: 'Rezerwacja zwolniona, wpisane dane zostały',
      changes: [entity.path],
      of: entity,
      saved: onReleased,
    });
  return (
    <div className={css.sold}>
      <DeskMoney path={path} list={entity.path} begin={way} onTaken={next && 'href' in next ? go : () => undefined} />
      {isPaid ? (
        <Button kind="go" wide onClick={go}>
          {next ? next.label : later}
        </Button>
      ) : (
        <>
          <Button wide why="Po zapłacie.">
            {next ? next.label : later}
          </Button>
          <Button size="s" disabled={busy} onClick={release}>
            Zwolnij i zmień
          </Button>
        </>
      )}
    </div>
  );
}
