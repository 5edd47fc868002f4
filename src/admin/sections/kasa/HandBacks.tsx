import { useSend } from '../../../client/useSend.ts';
import type { WaitingRefund } from '../../../domain/booking/closing.ts';
import { products } from '../../../domain/booking/products.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { dayOf, formatShort } from '../../../domain/language/days.ts';
import { Button } from '../../../ui/Button.tsx';
import { givingBack } from '../../bookings/DeskMoney.tsx';
import { Notice } from './Notice.tsx';
import { bookingPath, byWay } from './words.ts';

interface HandBacksProps {
  waiting: readonly WaitingRefund[];
  /** Only one's own till gives anything back. */
  isOwn: boolean;
}

/** Money that waits to be given back by hand: who, how much and since when, and that it was. */
export function HandBacks({ waiting, isOwn }: HandBacksProps) {
  const { send, busy } = useSend();
  const give = ({ kind, booking_id, refund_id, amount }: WaitingRefund) => {
    const { path } = products[kind].booked;
    void send({
      method: 'POST',
      path: `${path}/${booking_id}/refunds/${refund_id}`,
      json: { amount },
      of: givingBack,
      done: 'Wypłata zapisana',
      // Where somebody else has given it back the refusal reads it again, too (see useChanges.ts)
      changes: ['closings/day', 'desk/', path],
    });
  };
  return waiting.map((it) => (
    <Notice
      key={it.refund_id}
      tone="warn"
      icon="card"
      title={`Do wypłaty ${formatAmount(it.amount)} ${byWay[it.method]}: ${it.buyer ?? 'klient'}`}
    >
      <p>
        {[it.license_plate, `czeka od ${formatShort(dayOf(it.since))}`].filter(Boolean).join(', ')},{' '}
        {it.booking_id === null ? it.order_number : <a href={bookingPath(it)}>{it.order_number}</a>}
      </p>
      {isOwn && it.booking_id !== null && (
        <Button size="s" disabled={busy} onClick={() => give(it)}>
          {it.method === 'CASH' ? 'Wypłacono' : 'Terminal oddał'} {formatAmount(it.amount)}
        </Button>
      )}
    </Notice>
  ));
}
