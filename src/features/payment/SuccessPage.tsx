import '../account/sign-in-again.ts';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { isPaid } from '../../domain/booking/order.ts';
import * as pages from '../../domain/site/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { orderAtom } from '../booking/order.ts';
import { Outcome } from './Outcome.tsx';
import { Success } from './Success.tsx';
import { useOrder } from './useOrder.ts';
import { useWhom } from './useWhom.ts';

const unknownHere =
  'Ta karta przeglądarki nie wie, którą rezerwację opłacono. Miejsce i\u00a0numer zamówienia są ' +
  'w\u00a0e-\u2060mailu z\u00a0potwierdzeniem.';

/** The way a payment should end. A tab that knows of no order says so, and promises nothing. */
export function SuccessPage() {
  const hydrated = useHydrated();
  const stored = useAtomValue(orderAtom);
  const ownOrder = hydrated ? stored : null;
  const { answer, error } = useOrder(ownOrder?.id, { every: ownOrder?.paid ? 0 : 3, afterError: 3 });
  const order = answer?.data[0];
  const paid = order ? isPaid(order) : ownOrder?.paid;
  // There it is paid, booked or told how it ended
  const unpaid = order && !paid;
  useEffect(() => {
    if (unpaid) location.replace(pages.payment);
  }, [unpaid]);
  const whom = useWhom();
  if (ownOrder && order && paid)
    return (
      <Success ownOrder={ownOrder} order={order} contact={ownOrder.booking.contact ?? order.typed?.contact ?? null} />
    );
  const isOrderPaid = ownOrder?.paid;
  const none = hydrated && !ownOrder;
  const title = isOrderPaid ? 'Płatność Udana!' : none ? 'Tu nie ma płatności' : 'Sprawdzamy płatność';
  return (
    <Outcome
      title={title}
      icon={isOrderPaid ? 'check' : none ? 'info' : 'clock'}
      whom={whom ?? (ownOrder ? null : undefined)}
      actions={
        <>
          {none && <ButtonLink href={pages.lostBooking}>Wyślij link do rezerwacji</ButtonLink>}
          <ButtonLink href={pages.home}>Strona główna</ButtonLink>
        </>
      }
    >
      {ownOrder && !isOrderPaid && <p>Za chwilę będzie wiadomo, czy się udała.</p>}
      {ownOrder?.paid && error && (
        <p role="status">
          {ownOrder.order_number && (
            <>
              Numer zamówienia: <b className="mono">{ownOrder.order_number}</b>.{' '}
            </>
          )}
          Miejsca i&nbsp;dat nie można teraz wczytać. Próbujemy dalej, nie płać ponownie.
        </p>
      )}
      {none && <p>{unknownHere}</p>}
    </Outcome>
  );
}
