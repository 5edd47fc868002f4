import { useState } from 'react';
import { tell } from '../../client/tell.ts';
import { useSend } from '../../client/useSend.ts';
import { isPaid } from '../../domain/booking/order.ts';
import { type Day, dayOf } from '../../domain/language/days.ts';
import type { ProviderAccount } from '../payment/provider.ts';
import { type Answer, readOrder } from '../payment/useOrder.ts';
import type { Desk, ShownBooking } from './booking.ts';

/** Other dates, and for parking another space; and what they cost more, as their buyer was told. */
export interface NewDates {
  since: Day;
  until: Day;
  difference: number;
  space_id?: number | undefined;
}
/** New dates that wait for their payment. */
export type WaitingDates = NonNullable<ShownBooking['change']>;
/** New dates whose payment this browser may take. */
export interface OpenedChange extends ProviderAccount, Pick<WaitingDates, 'order' | 'amount' | 'expires_at'> {
  /** How far the payment is, where it was begun before. */
  answer?: Answer;
}

interface Following {
  /** The booking is to be read anew. */
  reread: () => void;
  /** What was quoted is no longer so. */
  requote: () => void;
}

/** Changes dates; where they cost more, `opened` is what is to be paid. */
export function useNewDates(desk: Desk, { reread, requote }: Following) {
  const { send, busy, errors } = useSend();
  const [opened, setOpened] = useState<OpenedChange>();
  const change = (dates: NewDates) =>
    send<OpenedChange | { message: string }>({
      method: 'POST',
      path: `${desk.path}/dates`,
      // The cookie in its answer is how the buyer is known as the one who pays
      keepalive: true,
      once: true,
      json: dates,
      done: dates.difference > 0 ? undefined : 'Termin został zmieniony',
      after: (answer) => {
        if ('order' in answer) setOpened(answer);
        else reread();
      },
      otherwise: ({ status }) => {
        if (status === 409) requote();
        // A refusal of what was quoted: another window, the staff or the clock may have been first
        if (status === 400 || status === 409) reread();
        return false;
      },
    });
  /** Pays for dates that wait: where they were begun in this browser their payment goes on, else it begins anew. */
  const resume = async (dates: WaitingDates): Promise<void> => {
    try {
      const answer = await readOrder(dates.order);
      const { provider, publishableKey, paymentStatus, data } = answer;
      if (isPaid(data[0])) return reread();
      if (provider && publishableKey && paymentStatus !== 'canceled')
        return setOpened({ ...dates, provider, publishableKey, answer });
      const { since, until, amount } = dates;
      const space_id = data[0].space_id ?? undefined;
      await change({ since: dayOf(since), until: dayOf(until), difference: amount, space_id });
    } catch (error) {
      tell(error, 'notRead', undefined, () => void resume(dates));
    }
  };
  return { change, resume, busy, errors, opened, close: () => setOpened(undefined) };
}
