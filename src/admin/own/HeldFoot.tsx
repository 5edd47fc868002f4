import { useSetAtom } from 'jotai/react';
import { products } from '../../domain/booking/products.ts';
import { heldFor } from '../../domain/booking/refund-words.ts';
import * as pages from '../../domain/site/paths.ts';
import { orderAtom } from '../../features/booking/order.ts';
import { payableOf, useOrder } from '../../features/payment/useOrder.ts';
import { Button } from '../../ui/Button.tsx';
import { useOnChange } from '../../ui/effects.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNow } from '../../ui/useNow.ts';
import { type Booked, type OwnBooking, ownOrderOf } from './own-booking.ts';

interface HeldFootProps {
  booking: OwnBooking;
  booked: Booked;
  name: string;
  busy: boolean;
  onRelease: () => void;
  /** Called when its time to be paid is over. */
  onEnd: () => void;
}

/** How long an unpaid booking is held, and the ways on: pay it here, wherever it was placed, or let it go. */
export function HeldFoot({ booking, booked, name, busy, onRelease, onEnd }: HeldFootProps) {
  const { answer } = useOrder(booking.order_number ?? undefined);
  const setOrder = useSetAtom(orderAtom);
  const now = useNow();
  const order = answer?.data[0];
  const payable = answer && payableOf(answer);
  const isOver = order !== undefined && now !== undefined && Date.parse(order.expires_at) <= now;
  useOnChange([isOver], () => {
    if (isOver) onEnd();
  });
  const pay = () => {
    if (!order) return;
    setOrder(ownOrderOf(booking, booked, order));
    location.assign(pages.payment);
  };
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
