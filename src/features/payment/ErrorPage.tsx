import '../account/sign-in-again.ts';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { isPaid, isRefunded, moneyOf } from '../../domain/booking/order.ts';
import { products } from '../../domain/booking/products.ts';
import * as pages from '../../domain/site/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { orderAtom } from '../booking/order.ts';
import { Outcome } from './Outcome.tsx';
import { readUnderWay } from './under-way.ts';
import { type Answer, isCharged, isUndecided, payableOf, useOrder } from './useOrder.ts';
import { useWhom } from './useWhom.ts';

/**
 * A payment that failed, as far as that is known; as long as the place is held it can be tried again. What is not
 * known, or went through, is told where it was paid: nobody who was charged reads here that it failed.
 */
export function ErrorPage() {
  const hydrated = useHydrated();
  const stored = useAtomValue(orderAtom);
  const ownOrder = hydrated ? stored : null;
  const whom = useWhom();
  const { answer } = useOrder(ownOrder?.id, { afterError: 3 });
  const order = answer?.data[0];
  const sent = ownOrder !== null && (ownOrder.paid || readUnderWay(ownOrder.id) !== undefined);
  const page = answer ? elsewhere(answer, sent) : sent ? pages.payment : undefined;
  useEffect(() => {
    if (page) location.replace(page);
  }, [page]);
  const refunded = order && isRefunded(order);
  const retry = answer && payableOf(answer);
  const again = (
    <ButtonLink href={products[ownOrder?.booking.kind ?? 'parking'].start}>Zarezerwuj jeszcze raz</ButtonLink>
  );
  const home = <ButtonLink href={pages.home}>Strona główna</ButtonLink>;

  if (order?.cancelled)
    return (
      <Outcome
        title="Rezerwacja anulowana"
        icon="cancel"
        whom={whom}
        actions={
          <>
            {again}
            {home}
          </>
        }
      >
        <p>{refunded ? 'Pieniądze wracają na kartę, którą zapłacono.' : 'Opłata nie wraca.'}</p>
      </Outcome>
    );
  const nothing = ownOrder
    ? 'Zarezerwuj jeszcze raz: dla tej próby nic już nie czeka.'
    : 'W\u00a0tej karcie przeglądarki nie ma zaczętej płatności. Zarezerwuj jeszcze raz.';
  const advice = retry ? 'Spróbuj ponownie.' : ownOrder && !answer ? '' : nothing;

  return (
    <Outcome
      title="Płatność Nieudana"
      icon="cancel"
      whom={whom}
      actions={
        <>
          {retry ? (
            <ButtonLink kind="go" href={pages.payment}>
              Spróbuj ponownie
            </ButtonLink>
          ) : (
            again
          )}
          {home}
        </>
      }
    >
      <p>Nie udało się przetworzyć zamówienia. {advice}</p>
      {ownOrder?.problem && (
        <p>
          Powód: <strong>{ownOrder.problem}</strong>
        </p>
      )}
    </Outcome>
  );
}

/** Where a payment that has not failed is told of. */
function elsewhere(answer: Answer, sent: boolean): string | undefined {
  const [order] = answer.data;
  if (order.cancelled) return undefined;
  if (isPaid(order)) return pages.paymentSuccess;
  const isUnknown = isUndecided(answer) || isCharged(answer) || (sent && moneyOf(order) === 'due');
  return isUnknown || isRefunded(order) ? pages.payment : undefined;
}
