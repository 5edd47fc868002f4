import type { BookingAnswer } from '../../domain/booking/answer.ts';
import { dayOf, formatWeekday } from '../../domain/language/days.ts';
import { StatementTable } from '../booking/StatementTable.tsx';
import { Note } from './Act.tsx';
import css from './ManagedBooking.module.css';

interface StatementSectionProps {
  booking: Pick<BookingAnswer, 'order_number' | 'statement' | 'told'>;
  /** What comes back until when, or what came back. */
  note: string | undefined;
  warns?: boolean;
}

/** All that was paid and went back, with the one sentence that follows of it, and why the staff have decided so. */
export const StatementSection = ({ booking, note, warns }: StatementSectionProps) => (
  <section aria-labelledby="rachunek" className={css.statement}>
    <h2 id="rachunek" className={css.heading}>
      Rachunek
    </h2>
    {booking.statement.lines.length > 0 && (
      <StatementTable statement={booking.statement} order_number={booking.order_number} />
    )}
    {note && <Note {...(warns && { tone: 'warn' as const })}>{note}</Note>}
    {booking.told && (
      <Note>
        Obsługa lotniska, {formatWeekday(dayOf(booking.told.at))}: {booking.told.reason}
      </Note>
    )}
  </section>
);
