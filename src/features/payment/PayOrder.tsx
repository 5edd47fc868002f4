import { type ReactNode, useEffect, useState } from 'react';
import { FailedReading } from '../../client/FailedReading.tsx';
import { moneyOf, type OrderState } from '../../domain/booking/order.ts';
import { laterSteps, products } from '../../domain/booking/products.ts';
import { formatTime } from '../../domain/language/days.ts';
import * as pages from '../../domain/site/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { useOnChange } from '../../ui/effects.ts';
import { PlaceholderRows } from '../../ui/states.tsx';
import { Booking } from '../booking/Booking.tsx';
import { Notice } from '../booking/Notice.tsx';
import type { OwnOrder } from '../booking/order.ts';
import { unconfirmed } from './charge.ts';
import { EndedOrder } from './EndedOrder.tsx';
import { OrderTicket } from './OrderTicket.tsx';
import { PayForm } from './PayForm.tsx';
import { useBook } from './useBook.ts';
import { isCharged, payableOf } from './useOrder.ts';
import { usePay } from './usePay.ts';

const step = laterSteps.payment;

/** Where an order that is settled is told of. */
const settled: Record<OrderState, string | undefined> = {
  HELD: undefined,
  EXPIRED: undefined,
  CONFIRMED: pages.paymentSuccess,
  CANCELLED: pages.paymentError,
  REFUND_PENDING: pages.paymentError,
  REFUNDED: pages.paymentError,
};

const uncharged = 'Karta nie została obciążona.';

/** Pays an order as long as its place is held, from where its payment stands. */
export function PayOrder({ ownOrder }: { ownOrder: OwnOrder }) {
  const { kind } = ownOrder.booking;
  // The clock here may be wrong: when it says the time is up, the server is asked
  const [over, setOver] = useState(false);
  const { answer, error, retry, unless, ...paying } = usePay(ownOrder, over);
  const { busy } = paying;
  const order = answer?.data[0];
  const payable = answer && payableOf(answer);

  const page = order && !busy ? settled[order.state] : undefined;
  useEffect(() => {
    if (page) location.replace(page);
  }, [page]);
  const book = useBook();
  const isDue = order && moneyOf(order) === 'due';
  const unbooked = !busy && isDue && (ownOrder.paid || isCharged(answer));
  // Once, when the page opens on an unbooked order
  useOnChange([unbooked], () => {
    if (unbooked) void book({ ...ownOrder, paid: true });
  });

  if (error?.status === 404)
    return (
      <Notice title="Tego zamówienia już nie ma">
        <Again ownOrder={ownOrder} />
      </Notice>
    );
  if (error && !order) return <FailedReading reading={{ error, retry }} />;
  if (!order || page || unbooked) return <Loading />;
  const frame = (children: ReactNode, first?: ReactNode) => (
    <Booking step={step} label="Zamówienie" first={first} aside={<OrderTicket order={order} ownOrder={ownOrder} />}>
      {children}
    </Booking>
  );
  if (unless !== undefined)
    return frame(
      <Notice tone="warn" title={unconfirmed}>
        <p>
          Sprawdzamy dalej. Nie płać drugi raz: potwierdzimy rezerwację albo zwrócimy pieniądze i&nbsp;napiszemy
          o&nbsp;tym e-&#8288;mailem.
        </p>
      </Notice>,
    );
  if (payable)
    return frame(
      <PayForm ownOrder={ownOrder} payable={payable} {...paying} />,
      <Countdown
        label={products[kind].words.waits}
        until={order.expires_at}
        seconds={ownOrder.seconds}
        onEnd={() => setOver(true)}
      />,
    );
  const inTime = isDue && Date.parse(order.expires_at) > Date.now();
  // Held, with time left, but not by this browser: its cookie is gone
  if (inTime && !answer.paymentStatus)
    return frame(
      <Notice title="Ta przeglądarka nie może już zapłacić za to zamówienie">
        <p>
          {`Usunięto jej pliki cookie. Rezerwacja przepadnie o ${formatTime(order.expires_at)}: ` +
            `wtedy zarezerwujesz je jeszcze raz. ${uncharged}`}
        </p>
        <Again ownOrder={ownOrder} />
      </Notice>,
    );
  const { amount } = order;
  return frame(
    inTime ? (
      <EndedOrder ownOrder={ownOrder} amount={amount} title="Tej płatności nie można już dokończyć">
        {uncharged}
      </EndedOrder>
    ) : (
      <EndedOrder ownOrder={ownOrder} amount={amount} title="Czas na zapłatę minął">
        {`${products[kind].words.released} ${uncharged}`}
      </EndedOrder>
    ),
  );
}

const Again = ({ ownOrder: { booking } }: { ownOrder: OwnOrder }) => (
  <ButtonLink href={products[booking.kind].start}>{products[booking.kind].words.again}</ButtonLink>
);

export const Loading = () => (
  <Booking step={step} label="Zamówienie" aside={<PlaceholderRows rows={3} label="Wczytywanie zamówienia" />}>
    <PlaceholderRows rows={5} label="Wczytywanie formularza" />
  </Booking>
);
