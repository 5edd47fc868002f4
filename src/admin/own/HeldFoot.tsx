import { useSetAtom } from 'jotai/react';
import { isPaid } from '../../domain/booking/order.ts';
import { products } from '../../domain/booking/products.ts';
import { heldFor } from '../../domain/booking/refund-words.ts';
import * as pages from '../../domain/site/paths.ts';
import { orderAtom } from '../../features/booking/order.ts';
import { payableOf } from '../../features/payment/useOrder.ts';
import { Button } from '../../ui/Button.tsx';
import { useOnChange } from '../../ui/effects.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNow } from '../../ui/useNow.ts';
import { standingWords, type useHeldPayment } from './held-payment.ts';
import { type Booked, type OwnBooking, ownOrderOf } from './own-booking.ts';

interface HeldFootProps {
  booking: OwnBooking;
  booked: Booked;
  payment: ReturnType<typeof useHeldPayment>;
  name: string;
  busy: boolean;
  onRelease: () => void;
  /** Called when its time to be paid is over, or it is booked. */
  onEnd: () => void;
}

/** How long an unpaid booking is held, and the ways on: pay it here, wherever it was placed, or let it go. */
export function HeldFoot({ booking, booked, payment, name, busy, onRelease, onEnd }: HeldFootProps) {
  const { answer, standing } = payment;
  const setOrder = useSetAtom(orderAtom);
  const now = useNow();
  const order = answer?.data[0];
  const payable = answer && payableOf(answer);
  const isOver = order !== undefined && now !== undefined && Date.parse(order.expires_at) <= now;
  const isBooked = order !== undefined && isPaid(order);
  useOnChange([isOver, isBooked], () => {
    if ((isOver && !standing) || isBooked) onEnd();
  });
  const pay = () => {
    if (!order) return;
    setOrder(ownOrderOf(booking, booked, order));
    location.assign(pages.payment);
  };
  // No button pays or lets go while nobody knows whether the money came, or it did
  if (standing)
    return (
      <p>
        <Icon name="info" />
        {standingWords[standing].words}
      </p>
    );
  return (
    <>
      <p>
        <Icon name="clock" />
        {heldFor(booked.kind, order?.expires_at, now)}
      </p>
      <Button size="s" disabled={busy} aria-label={`${products[booked.kind].words.letGo}: ${name}`} onClick={onRelease}>
        {products[booked.kind].words.letGo}
      </Button>
      {payable && !isOver && (
        <Button kind="go" size="s" aria-label={`Dokończ płatność: ${name}`} onClick={pay}>
          Dokończ płatność
        </Button>
      )}
    </>
  );
}
