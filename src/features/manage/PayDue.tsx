import { useState } from 'react';
import { ApiError } from '../../client/api.ts';
import { useSend } from '../../client/useSend.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { Button } from '../../ui/Button.tsx';
import { later } from '../../ui/later.tsx';
import { Terms } from '../booking/Terms.tsx';
import type { Desk, ShownBooking } from './booking.ts';
import css from './ManagedBooking.module.css';
import type { OpenedChange } from './useNewDates.ts';

const soldByStaff = 'Tę rezerwację zrobiła obsługa lotniska.';
const changedByStaff = 'Obsługa lotniska zmieniła tę rezerwację.';

const PayDueForm = later(async () => {
  const { default: PayChange, ofBooking } = await import('./PayChange.tsx');
  return { default: (props: Parameters<typeof PayChange>[0]) => <PayChange {...props} words={ofBooking} /> };
});

interface PayDueProps {
  booking: ShownBooking;
  desk: Desk;
  reread: () => void;
}

/** What is still to be paid for a booking that stands: the terms first, then the card. */
export function PayDue({ booking, desk, reread }: PayDueProps) {
  const { due, unpaid } = booking;
  const { send, busy } = useSend();
  const [terms, setTerms] = useState(false);
  const [missing, setMissing] = useState(false);
  const [opened, setOpened] = useState<OpenedChange>();
  const open = () => {
    setMissing(!terms);
    if (!terms) return;
    void send<OpenedChange>({
      method: 'POST',
      path: `${desk.path}/payment`,
      // The cookie in its answer is how the buyer is known as the one who pays
      keepalive: true,
      once: true,
      json: { amount: due, terms },
      after: setOpened,
      // Paid meanwhile, at the desk or elsewhere, or another sum by now: the page shows it
      otherwise: (error) => {
        if (error instanceof ApiError && error.status === 409) reread();
        return false;
      },
    });
  };
  return (
    <section aria-labelledby="zaplata">
      <h2 id="zaplata" className={css.heading}>
        Do zapłaty {formatAmount(due)}
      </h2>
      {opened ? (
        <PayDueForm opened={opened} booking={booking} onPaid={reread} onLeave={() => setOpened(undefined)} />
      ) : (
        <>
          <p className={css.hint}>
            {unpaid ? soldByStaff : changedByStaff} Zapłacisz kartą tutaj albo na miejscu, kartą lub gotówką.
          </p>
          <Terms
            checked={terms}
            onChange={(checked) => {
              setTerms(checked);
              setMissing(false);
            }}
            error={missing ? 'Zaznacz, żeby zapłacić' : undefined}
            disabled={busy}
          />
          <div className={css.buttons}>
            <Button kind="go" disabled={busy} onClick={open}>
              Zapłać {formatAmount(due)} kartą
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
