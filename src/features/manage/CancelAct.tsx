import { refundChanged } from '../../client/refund-changed.ts';
import { useSend } from '../../client/useSend.ts';
import { formatDeadline, refundedBy } from '../../domain/booking/deadline.ts';
import { products } from '../../domain/booking/products.ts';
import { cancelOffer } from '../../domain/booking/refund-words.ts';
import { formatWeekday } from '../../domain/language/days.ts';
import { formatAmount } from '../../domain/language/polish.ts';
import { Button } from '../../ui/Button.tsx';
import { Timeline } from '../booking/Timeline.tsx';
import { Act, closeAct } from './Act.tsx';
import { pathOf, type ShownBooking } from './booking.ts';
import css from './ManagedBooking.module.css';

interface CancelActProps {
  booking: ShownBooking;
  token: string;
  reread: () => void;
}

/** The rule and the amount stand before the button, so the opened row is the confirmation. */
export function CancelAct({ booking, token, reread }: CancelActProps) {
  const { send, busy } = useSend();
  const { rights, refund, refund_until, left, kind } = booking;
  const back = rights.cancel === 'refund' && refund > 0;
  const cancel = () =>
    send({
      method: 'POST',
      path: `${pathOf(token)}/cancel`,
      json: { amount: refund },
      done: 'Rezerwacja została anulowana',
      // Only the booking: other dates that were asked about can no longer be had
      after: reread,
      otherwise: refundChanged(reread),
    });
  const { freed } = products[kind].words;
  const deadline = formatDeadline(refund_until);
  return (
    <Act icon="cancel" title="Anuluj rezerwację" now={cancelOffer(booking)}>
      {back ? (
        <>
          <p className={css.money}>
            Oddamy {formatAmount(refund)}
            {refund === left ? ', czyli całość.' : '.'}
          </p>
          <Timeline
            events={[
              {
                when: 'Dziś',
                what: `${freed} i zlecamy zwrot na kartę, którą zapłacono. Piszemy o tym e-mail.`,
                tone: 'done',
              },
              {
                when: `Do 10 dni roboczych, najpóźniej ${formatWeekday(refundedBy())}`,
                what: 'Pieniądze są na koncie. Zależy to od banku.',
                tone: 'coming',
              },
            ]}
          />
          <p className={css.hint}>Pełny zwrot jest możliwy do {deadline}. Później opłata nie wraca.</p>
        </>
      ) : (
        <>
          <p className={css.money}>Opłata już nie wraca.</p>
          <p className={css.hint}>
            Pełny zwrot był możliwy do {deadline}. {freed} od razu i&nbsp;piszemy o&nbsp;tym e-mail.
          </p>
        </>
      )}
      <div className={css.buttons}>
        <Button kind="bad" disabled={busy} onClick={() => void cancel()}>
          {back ? 'Anuluj rezerwację' : 'Anuluj bez zwrotu'}
        </Button>
        <Button kind="text" onClick={closeAct}>
          Zachowaj ją
        </Button>
      </div>
    </Act>
  );
}
