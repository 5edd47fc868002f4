import { type Day, today } from '../domain/language/days.ts';
import Calendar from '../ui/Calendar.tsx';
import { Modal } from '../ui/Modal.tsx';

interface DayDialogProps {
  day: Day | null;
  onDay: (day: Day) => void;
  onClose: () => void;
}

/** A calendar to choose one day in: a chunk of its own, for the calendar is heavy and days are mostly typed. */
export default function DayDialog({ day, onDay, onClose }: DayDialogProps) {
  const choose = (chosen: Day | null) => {
    if (chosen) onDay(chosen);
    onClose();
  };
  return (
    <Modal title="Wybierz dzień" onClose={onClose}>
      <Calendar value={{ since: day, until: day }} today={today()} onChange={({ since }) => choose(since)} />
    </Modal>
  );
}
