import { overtaken } from '../../client/overtaken.ts';
import { useSend } from '../../client/useSend.ts';
import { products } from '../../domain/booking/products.ts';
import { cancelButton, cancelOffer, howReturns, whatReturnsInAll } from '../../domain/booking/refund-words.ts';
import { formatSigned, onceCancelled, shownSums } from '../../domain/booking/statement.ts';
import { waysBack } from '../../domain/booking/ways-back.ts';
import { Button } from '../../ui/Button.tsx';
import { Act, closeAct, Sums } from './Act.tsx';
import type { Desk, ShownBooking } from './booking.ts';
import css from './ManagedBooking.module.css';

interface CancelActProps {
  booking: ShownBooking;
  desk: Desk;
  reread: () => void;
}

/** The rule and the amount stand before the button, so the opened row is the confirmation. */
export function CancelAct({ booking, desk, reread }: CancelActProps) {
  const { send, busy } = useSend();
  const { refund, kind, statement, deadline } = booking;
  const after = { ...statement, ...onceCancelled(statement, refund) };
  const cancel = () =>
    send({
      method: 'POST',
      path: `${desk.path}/cancel`,
      json: { amount: refund },
      done: 'Rezerwacja została anulowana',
      // Only the booking: other dates that were asked about can no longer be had
      after: reread,
      otherwise: overtaken(reread),
    });
  return (
    <Act icon="cancel" title="Anuluj rezerwację" now={cancelOffer(booking, statement.total)}>
      {statement.lines.length > 0 && (
        <Sums
          label="Co wróci"
          lines={shownSums(after)
            .filter(({ sum }) => sum !== 'total' || refund === 0)
            .map(({ name, amount, sum }) => [name, formatSigned(sum === 'returning' ? -amount : amount)])}
        />
      )}
      <p className={css.hint}>
        {refund > 0 ? `${howReturns(waysBack(booking.ways, refund))} ${whatReturnsInAll(after)}` : deadline}{' '}
        {products[kind].words.freed} od razu i&nbsp;potwierdzamy to e-mailem.
      </p>
      <div className={css.buttons}>
        <Button kind="bad" disabled={busy} onClick={() => void cancel()}>
          {cancelButton(refund, statement.total)}
        </Button>
        <Button kind="text" onClick={closeAct}>
          Zachowaj rezerwację
        </Button>
      </div>
    </Act>
  );
}
