import '../account/sign-in-again.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import css from './Booking.module.css';

interface BookingProps {
  /** The name of the step, for readers. */
  step: string;
  children: ReactNode;
  /** What stands beside: the ticket. */
  aside: ReactNode;
  /** Above the ticket; before everything else on a small screen. */
  first?: ReactNode;
  /** Names what stands beside. */
  label: string;
  /** On a small screen the ticket's end stays at the foot. */
  stub?: 'sticky';
  /** The top of a ticket that is torn: it comes before what is filled in, its end, `aside`, after it. */
  torn?: ReactNode;
  /** The way back, below the ticket. */
  back?: string;
}

/** A step of a booking: what is filled in, and the price beside it. */
export const Booking = ({ step, children, aside, first, label, stub, torn, back }: BookingProps) => (
  <div className={css.booking} data-stub={torn ? 'torn' : stub}>
    {/* Read and reached in the order in which a small screen shows it */}
    {torn}
    {/* What is typed before the script has taken over would be lost */}
    <fieldset className={css.main} disabled={!useHydrated()}>
      <legend className="hidden">{step}</legend>
      {children}
    </fieldset>
    <aside className={css.aside} aria-label={label}>
      {first && <div className={css.first}>{first}</div>}
      {aside}
      {back && (
        <ButtonLink kind="text" href={back} className={css.back}>
          Wstecz
        </ButtonLink>
      )}
    </aside>
  </div>
);
