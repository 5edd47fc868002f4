import { products } from '../../domain/booking/products.ts';
import { standingWords, useHeldPayment } from './held-payment.ts';
import type { Booked, OwnBooking } from './own-booking.ts';

/** Said on top of the list of what was paid for and is not confirmed yet. */
export function UnconfirmedNote({ booking, booked }: { booking: OwnBooking; booked: Booked }) {
  const { standing } = useHeldPayment(booking);
  if (!standing) return null;
  const { badge, words } = standingWords[standing];
  return (
    <p>
      <b>
        {badge}: {products[booked.kind].place({ ...booking, ...booked })}.
      </b>{' '}
      {words}
    </p>
  );
}
