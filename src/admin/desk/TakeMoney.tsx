import type { Entity } from '../../domain/kernel/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { Answers, DialogFrame } from '../../ui/DialogFrame.tsx';
import { DeskMoney } from '../bookings/DeskMoney.tsx';
import css from './acts.module.css';

interface TakeMoneyProps {
  entity: Entity;
  id: number;
  title: string;
  onClose: () => void;
  /** Runs once cash or the terminal's payment is recorded. */
  onTaken?: (() => void) | undefined;
}

/** The money of a booking, taken or given back where the desk's day is: by a link, the terminal or cash. */
export const TakeMoney = ({ entity, id, title, onClose, onTaken }: TakeMoneyProps) => (
  <DialogFrame title={title} onLeave={onClose}>
    <div className={css.field}>
      <DeskMoney path={`${entity.path}/${id}`} list="desk/" {...(onTaken && { onTaken })} />
    </div>
    <Answers>
      <Button onClick={onClose}>Zamknij</Button>
    </Answers>
  </DialogFrame>
);
