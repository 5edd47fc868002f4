import { formatInstant, formatWeekday, today } from '../../domain/language/days.ts';
import { formatAmount } from '../../domain/language/polish.ts';
import { refundedBy } from '../../domain/manage.ts';
import { Amount } from '../booking/Sum.tsx';
import { Ticket } from '../booking/Ticket.tsx';
import { type Event, Timeline } from '../booking/Timeline.tsx';
import type { ShownBooking } from './booking.ts';
import css from './ManagedBooking.module.css';

const backOf = ({ refunds }: ShownBooking): number =>
  refunds.filter(({ state }) => state !== 'FAILED').reduce((sum, { amount }) => sum + amount, 0);

/** What of the money comes back, and when. */
export function RefundTimeline({ booking }: { booking: ShownBooking }) {
  const { cancelled, refunds } = booking;
  const back = backOf(booking);
  const by = cancelled?.by === 'STAFF' ? 'Lotnisko anuluje rezerwację.' : 'Anulujesz rezerwację.';
  const first = refunds[0];
  const events: Event[] = [];
  if (cancelled) events.push({ tone: 'done', when: formatInstant(cancelled.at), what: by });
  if (first) {
    const last = refundedBy(first.at);
    const arrival = {
      when: `najpóźniej ${formatWeekday(last)}`,
      what: 'Pieniądze są na koncie. Zależy to od banku.',
    };
    events.push(
      { tone: 'done', when: formatInstant(first.at), what: `Zlecamy zwrot ${formatAmount(back)} na kartę.` },
      { tone: last < today() ? 'done' : 'coming', ...arrival },
    );
  }
  return (
    <section aria-labelledby="zwrot">
      <h2 id="zwrot" className={css.heading}>
        {back > 0 ? 'Kiedy pieniądze wrócą' : 'Opłata nie wraca'}
      </h2>
      {events.length > 0 && <Timeline events={events} />}
    </section>
  );
}

export const RefundTicket = ({ booking }: { booking: ShownBooking }) => {
  const back = backOf(booking);
  return (
    <Ticket
      kind={booking.kind}
      title="Zwrot"
      facts={[{ name: 'Zapłacono', value: formatAmount(booking.paid) }]}
      sum={<Amount words={back === booking.paid ? 'Oddajemy całość:' : 'Oddajemy:'} grosze={back} />}
    />
  );
};
