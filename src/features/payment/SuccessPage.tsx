import '../account/sign-in-again.ts';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { isPaid } from '../../domain/order.ts';
import * as pages from '../../domain/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { orderAtom } from '../booking/order.ts';
import { OrderTicket } from './OrderTicket.tsx';
import { Outcome } from './Outcome.tsx';
import { useOrder } from './useOrder.ts';
import { useWhom } from './useWhom.ts';

const endings = {
  paid: {
    title: 'Płatność Udana!',
    icon: 'check',
    words: 'Dziękujemy. Wkrótce otrzymasz e-mail z\u00a0potwierdzeniem rezerwacji.',
  },
  asking: { title: 'Sprawdzamy płatność', icon: 'late', words: 'Za chwilę będzie wiadomo, czy się udała.' },
} as const;

/** The way a payment should end: what was bought, for whom, and that a mail follows. */
export function SuccessPage() {
  const hydrated = useHydrated();
  const stored = useAtomValue(orderAtom);
  const own = hydrated ? stored : null;
  const order = useOrder(own?.id, own?.paid ? 0 : 3).answer?.data[0];
  // A tab that knows of no order has nothing to say against it
  const paid = order ? isPaid(order) : !own || own.paid;
  const { title, icon, words } = endings[paid ? 'paid' : 'asking'];
  // There it is paid, booked or told how it ended
  const unpaid = order && !paid;
  useEffect(() => {
    if (unpaid) location.replace(pages.payment);
  }, [unpaid]);
  return (
    <Outcome
      title={title}
      icon={icon}
      whom={useWhom()}
      actions={<ButtonLink href={pages.home}>Strona główna</ButtonLink>}
      aside={own && order && <OrderTicket order={order} own={own} />}
    >
      <p>{words}</p>
      {own && (
        <p>
          Numer zamówienia: <strong>{own.id}</strong>
        </p>
      )}
    </Outcome>
  );
}
