import type { ReactNode } from 'react';
import css from './Booking.module.css';

interface BookingProps {
  children: ReactNode;
  /** What stands beside: the ticket. */
  aside: ReactNode;
  /** Names what stands beside. */
  label: string;
  /** The ticket's end stays at the foot of a small screen. */
  stub?: boolean;
}

/** A step of a booking: what is filled in, and the price beside it. */
export const Booking = ({ children, aside, label, stub }: BookingProps) => (
  <div className={css.booking} data-stub={stub || undefined}>
    <div className={css.main}>{children}</div>
    <aside className={css.aside} aria-label={label}>
      {aside}
    </aside>
  </div>
);
