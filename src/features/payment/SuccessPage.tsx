import { useAtomValue } from 'jotai/react';
import { ButtonLink } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { orderAtom } from '../booking/order.ts';
import { OrderTicket } from './OrderTicket.tsx';
import { Outcome } from './Outcome.tsx';
import { useOrder } from './useOrder.ts';
import { useWhom } from './useWhom.ts';

/** The way a payment should end: what was bought, for whom, and that a mail follows. */
export function SuccessPage() {
  const hydrated = useHydrated();
  const stored = useAtomValue(orderAtom);
  const own = hydrated ? stored : null;
  const order = useOrder(own?.id).answer?.data[0];
  return (
    <Outcome
      title="Płatność Udana!"
      icon="check"
      whom={useWhom()}
      actions={<ButtonLink href="/">Strona główna</ButtonLink>}
      aside={own && order && <OrderTicket order={order} own={own} />}
    >
      <p>Dziękujemy. Wkrótce otrzymasz e-mail z&nbsp;potwierdzeniem rezerwacji.</p>
      {own && (
        <p>
          Numer zamówienia: <strong>{own.id}</strong>
        </p>
      )}
    </Outcome>
  );
}
