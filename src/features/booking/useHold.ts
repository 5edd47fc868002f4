import { useAtom, useAtomValue } from 'jotai/react';
import { useState } from 'react';
import type { ApiError } from '../../client/api.ts';
import { signInAgain } from '../../client/session-expiry.ts';
import { useSend } from '../../client/useSend.ts';
import * as pages from '../../domain/site/paths.ts';
import { noteHolding } from './held-order.ts';
import { asSent, type BookingRequest, type OwnOrder, orderAtom } from './order.ts';
import { userIdAtom } from './wizard.ts';

/** Why a place could not be held, where there is something to do about it. */
export type Refusal =
  | { why: 'taken'; message: string }
  | { why: 'bank'; message: string }
  | { why: 'price'; amount: number }
  | { why: 'account'; message: string }
  | { why: 'fields'; errors: Record<string, string> }
  | { why: 'often'; message: string };

function refusalOf({ status, message, errors, body }: ApiError): Refusal | undefined {
  // The answer names who is signed in instead
  if ('Users_id' in body) return { why: 'account', message };
  if (body.code === 'bank') return { why: 'bank', message };
  if (status === 409)
    return typeof body.amount === 'number' ? { why: 'price', amount: body.amount } : { why: 'taken', message };
  if (status === 400 && errors) return { why: 'fields', errors };
  return status === 429 ? { why: 'often', message } : undefined;
}

/** Holds the place and goes on to the payment. */
export function useHold() {
  const { send, busy } = useSend();
  const [lastOrder, setOrder] = useAtom(orderAtom);
  const Users_id = useAtomValue(userIdAtom);
  const [refusal, setRefusal] = useState<Refusal>();
  const [leaving, setLeaving] = useState(false);

  const hold = async (booking: BookingRequest, amount: number): Promise<void> => {
    setRefusal(undefined);
    // Before the answer, which may get lost
    noteHolding();
    await send<Pick<Required<OwnOrder>, 'order_number' | 'booking_id' | 'expires_at'> & { order: string }>({
      method: 'POST',
      path: 'stripe/create-payment-intent',
      // The cookie in its answer is how a buyer who comes back is known as the holder of their place
      keepalive: true,
      once: true,
      // What this tab still holds unpaid would stand in its own way
      json: {
        amount,
        booking: asSent(booking),
        Users_id,
        ...(lastOrder && !lastOrder.paid && { replaces: lastOrder.id }),
      },
      after: ({ order, order_number, booking_id, expires_at }) => {
        setOrder({
          id: order,
          order_number,
          booking,
          booking_id,
          seconds: Math.round((Date.parse(expires_at) - Date.now()) / 1000),
          expires_at,
          Users_id,
        });
        setLeaving(true);
        location.assign(pages.payment);
      },
      otherwise: (error) => {
        const why = refusalOf(error);
        // Their session ended unnoticed: they are asked, not told of another account
        if (Users_id !== null && error.body.Users_id === null)
          void signInAgain().then((isBack) => (isBack ? hold(booking, amount) : setRefusal(why)));
        else setRefusal(why);
        return why !== undefined;
      },
    });
  };
  // The button stays off while the next page loads
  return { hold, busy: busy || leaving, refusal };
}
