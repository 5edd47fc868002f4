import { useEffect, useState } from 'react';
import { formatTime } from '../../domain/language/days.ts';
import { moneyOf, type OrderKind, type OrderState } from '../../domain/order.ts';
import * as pages from '../../domain/paths.ts';
import { products } from '../../domain/products.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { Failed, PlaceholderRows } from '../../ui/states.tsx';
import { Booking } from '../booking/Booking.tsx';
import { Notice } from '../booking/Notice.tsx';
import type { OwnOrder } from '../booking/order.ts';
import { OrderTicket } from './OrderTicket.tsx';
import { PayForm } from './PayForm.tsx';
import { payableOf, useOrder } from './useOrder.ts';
import { useBook } from './usePay.ts';

/** Where an order that is settled is told of. */
const settled: Record<OrderState, string | undefined> = {
  HELD: undefined,
  EXPIRED: undefined,
  CONFIRMED: pages.paymentSuccess,
  REFUND_PENDING: pages.paymentError,
  REFUNDED: pages.paymentError,
};

/** Pays an order as long as its place is held. */
export function PayOrder({ own }: { own: OwnOrder }) {
  const { kind } = own.booking;
  // The clock here may be wrong: when it says the time is up, the server is asked
  const [over, setOver] = useState(false);
  const [paying, setPaying] = useState(false);
  const { answer, error, retry } = useOrder(own.id, over && !paying ? 3 : 0);
  const order = answer?.data[0];
  const payable = answer && payableOf(answer);

  const page = order && !paying ? settled[order.state] : undefined;
  useEffect(() => {
    if (page) location.replace(page);
  }, [page]);
  const book = useBook();
  const unbooked = own.paid && order && moneyOf(order) === 'due' && !paying;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens on an unbooked order
  useEffect(() => {
    if (unbooked) void book(own);
  }, [unbooked]);

  if (error?.status === 404) return <Ended title="Tego zamówienia już nie ma" kind={kind} />;
  if (error && !order) return <Failed retry={retry} />;
  if (!order || page || unbooked) return <Loading />;
  const ticket = <OrderTicket order={order} own={own} />;
  // Held, with time left, but not by this browser: its cookie is gone
  if (!payable && moneyOf(order) === 'due' && Date.parse(order.expires_at) > Date.now())
    return (
      <Booking label="Zamówienie" aside={ticket}>
        <Ended title="Ta przeglądarka nie może już zapłacić za to zamówienie" kind={kind}>
          {`Usunięto jej pliki cookie. Rezerwacja przepadnie o ${formatTime(order.expires_at)}: ` +
            'wtedy zarezerwujesz je jeszcze raz. Karta nie została obciążona.'}
        </Ended>
      </Booking>
    );
  if (!payable)
    return (
      <Booking label="Zamówienie" aside={ticket}>
        <Ended title="Czas na zapłatę minął" kind={kind}>
          {`${products[kind].words.released} Karta nie została obciążona.`}
        </Ended>
      </Booking>
    );
  const clock = (
    <Countdown
      label={products[kind].words.waits}
      until={order.expires_at}
      seconds={own.seconds}
      onEnd={() => setOver(true)}
    />
  );
  return (
    <Booking label="Zamówienie" first={clock} aside={ticket}>
      <PayForm own={own} payable={payable} onBusy={setPaying} reread={retry} />
    </Booking>
  );
}

const Ended = ({ title, kind, children }: { title: string; kind: OrderKind; children?: string }) => (
  <Notice title={title}>
    {children && <p>{children}</p>}
    <ButtonLink href={products[kind].start}>{products[kind].words.again}</ButtonLink>
  </Notice>
);

export const Loading = () => (
  <Booking label="Zamówienie" aside={<PlaceholderRows rows={3} label="Wczytywanie zamówienia" />}>
    <PlaceholderRows rows={5} label="Wczytywanie formularza" />
  </Booking>
);
