import { refundedBy } from '../../domain/booking/deadline.ts';
import { formatInstant, formatWeekday, today } from '../../domain/language/days.ts';
import { formatAmount } from '../../domain/language/polish.ts';
import { Amount } from '../booking/StayPrice.tsx';
import { TearOffTicket } from '../booking/TearOffTicket.tsx';
import { type Event, Timeline } from '../booking/Timeline.tsx';
import type { ShownBooking } from './booking.ts';
import css from './ManagedBooking.module.css';

const minute = 60_000;
const minuteOf = (at: string): number => Math.floor(Date.parse(at) / minute) * minute;

/**
 * What was ordered back by the minute: shorter dates may have given some back long before, and what cancelling gives
 * back of two payments is one sum.
 */
function sumsOf({ refunds }: ShownBooking): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { state, amount, at } of refunds)
    if (state !== 'FAILED') sums.set(minuteOf(at), (sums.get(minuteOf(at)) ?? 0) + amount);
  return sums;
}
const backOf = (booking: ShownBooking): number => [...sumsOf(booking).values()].reduce((all, it) => all + it, 0);

/** What of the money comes back, and when. */
export function RefundTimeline({ booking }: { booking: ShownBooking }) {
  const { cancelled } = booking;
  const back = backOf(booking);
  const by = cancelled?.by === 'STAFF' ? 'Lotnisko anuluje rezerwację.' : 'Anulujesz rezerwację.';
  const sums = [...sumsOf(booking)];
  const past = [
    ...(cancelled ? [{ time: minuteOf(cancelled.at), what: by }] : []),
    ...sums.map(([time, sum]) => ({ time, what: `Zlecamy zwrot ${formatAmount(sum)} na kartę.` })),
  ];
  const events: Event[] = past
    .toSorted((a, b) => a.time - b.time)
    .map(({ time, what }) => ({ tone: 'done', when: formatInstant(new Date(time).toISOString()), what }));
  if (sums.length > 0) {
    const last = refundedBy(Math.max(...sums.map(([time]) => time)));
    events.push({
      tone: last < today() ? 'done' : 'coming',
      when: `najpóźniej ${formatWeekday(last)}`,
      what: 'Pieniądze są na koncie. Zależy to od banku.',
    });
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
    <TearOffTicket
      kind={booking.kind}
      title="Zwrot"
      facts={[
        { name: 'Zapłacono', value: formatAmount(booking.paid) },
        ...(booking.kept > 0 ? [{ name: 'Nie wraca', value: formatAmount(booking.kept) }] : []),
      ]}
      sum={<Amount words={back === booking.paid ? 'Oddajemy całość:' : 'Oddajemy:'} grosze={back} />}
    />
  );
};
