import '../account/sign-in-again.ts';
import { useAtom, useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { FailedReading } from '../../client/FailedReading.tsx';
import { products } from '../../domain/booking/products.ts';
import * as pages from '../../domain/site/paths.ts';
import { useOnChange } from '../../ui/effects.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { BookingHead } from '../booking/BookingHead.tsx';
import { recalled, useHeldOrders } from '../booking/held-order.ts';
import { orderAtom } from '../booking/order.ts';
import { useStepFocus } from '../booking/useStepFocus.ts';
import { carIdAtom, licensePlateAtom } from '../booking/wizard.ts';
import { Loading, PayOrder } from './PayOrder.tsx';
import { readUnderWay } from './under-way.ts';

/**
 * The fourth step, for the order of this tab, or the one that this browser has sent a payment for or holds in another.
 * Without one, on to the step that makes one.
 */
export function PaymentPage({ phone }: { phone?: string | undefined }) {
  const hydrated = useHydrated();
  useStepFocus();
  const [stored, setOrder] = useAtom(orderAtom);
  const hasPlate = useAtomValue(licensePlateAtom) !== null;
  const hasCar = useAtomValue(carIdAtom) !== null;
  // Both wizards have their summary at this one address
  const [elsewhere] = useState(() => (hasPlate || hasCar ? pages.parkingSummary : pages.paymentError));
  const lost = hydrated && stored === null;
  // A payment that was sent comes before what is held: a tab that was closed meanwhile, or another one, sent it
  const underWay = lost ? readUnderWay() : undefined;
  const { held, error, retry } = useHeldOrders(lost && !underWay);
  useOnChange([lost, held], () => {
    if (underWay) return setOrder(recalled({ ...underWay.order, booking_id: null, Users_id: null }));
    if (!lost || !held) return;
    const [order] = held;
    if (order) setOrder(recalled(order));
    else location.replace(elsewhere);
  });

  const ownOrder = hydrated ? stored : null;
  const kind = ownOrder?.booking.kind ?? 'parking';
  return (
    <>
      <BookingHead
        title="Zapłać teraz"
        kind={kind}
        current={3}
        paths={ownOrder && products[kind].paths(ownOrder.booking)}
      />
      {ownOrder ? (
        <PayOrder ownOrder={ownOrder} phone={phone} />
      ) : error ? (
        <FailedReading reading={{ error, retry }} />
      ) : (
        <Loading />
      )}
    </>
  );
}
