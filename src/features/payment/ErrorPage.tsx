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
import { isCharged, isUndecided, payableOf, useOrder } from './useOrder.ts';
import { useWhom } from './useWhom.ts';

/**
 * A payment that failed; as long as the place is held it can be tried again. Or one that went through and still waits
 * to be booked.
 */
export function ErrorPage() {
  const hydrated = useHydrated();
  const stored = useAtomValue(orderAtom);
  const ownOrder = hydrated ? stored : null;
  const whom = useWhom();
  const charged = ownOrder?.paid === true;
  const { answer } = useOrder(ownOrder?.id, { every: charged ? 3 : 0, afterError: 3 });
  const order = answer?.data[0];
  // The provider may have told the server meanwhile
  const paid = order && isPaid(order);
  useEffect(() => {
    if (paid) location.replace(pages.paymentSuccess);
  }, [paid]);
  const refunded = order && isRefunded(order);
  const due = order && moneyOf(order) === 'due';
  // There a payment goes on from where it stands
  const retry = answer && due && (payableOf(answer) || isUndecided(answer) || isCharged(answer) || charged);
  const waits = charged && !refunded;
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
    : 'W tej karcie przeglądarki nie ma zaczętej płatności. Zarezerwuj jeszcze raz.';
  const advice = retry ? 'Spróbuj ponownie.' : ownOrder && !answer ? '' : nothing;

  return (
    <Outcome
      title={waits ? 'Czekamy na potwierdzenie' : 'Płatność Nieudana'}
      icon={waits ? 'late' : 'cancel'}
      whom={whom}
      actions={
        <>
          {retry && (
            <ButtonLink kind="go" href={pages.payment}>
              Spróbuj ponownie
            </ButtonLink>
          )}
          {!retry && !waits && again}
          {home}
        </>
      }
    >
      {waits ? (
        <p>
          Karta została obciążona, ale rezerwacja nie jest jeszcze potwierdzona. Nie płać drugi raz: potwierdzimy
          ją&nbsp;albo zwrócimy pieniądze i&nbsp;napiszemy o&nbsp;tym e-&#8288;mailem.
        </p>
      ) : (
        <p>Nie udało się przetworzyć zamówienia. {advice}</p>
      )}
      {ownOrder?.problem && !waits && (
        <p>
          Powód: <strong>{ownOrder.problem}</strong>
        </p>
      )}
      {refunded && <p>Termin został w międzyczasie zajęty, więc zwracamy pieniądze.</p>}
    </Outcome>
  );
}
