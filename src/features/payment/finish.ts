import { ApiError, fetchJson } from '../../client/api.ts';
import { products } from '../../domain/booking/products.ts';
import type { OwnOrder } from '../booking/order.ts';

/** The booking as the specified call takes it. */
const wireOf = (booking: OwnOrder['booking']) => ({
  ...booking,
  kind: undefined,
  contact: undefined,
  terms: undefined,
});

/** How long an answer is waited for, in ms: the server has given up by then. */
export const patience = 15_000;

/** Turns a paid order into the booking. The provider's webhook may have been faster: then this changes nothing. */
export async function finish({ id: order, booking, Users_id }: OwnOrder): Promise<void> {
  const { path, status, subject } = products[booking.kind].booked;
  const json = { id: 0, Users_id, status, ...wireOf(booking), order };
  await persist(() => fetchJson(path, { method: 'POST', json, once: true, signal: AbortSignal.timeout(patience) }));
  // Whom it goes to and what it says, the order knows
  const { contact } = booking;
  const to = contact?.email;
  const text = `${contact ? `${contact.firstName} ${contact.lastName}: ` : ''}${subject.toLowerCase()}`;
  const mail = { to, title: subject, subject, text, content: text, order };
  // The mail is queued with the booking: nobody waits for the answer to this
  void fetchJson('email', { method: 'POST', json: mail, keepalive: true }).catch((error) =>
    console.error('The confirmation was not sent on', error),
  );
}

/** Did the server say no, rather than stay away? */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status > 0 && error.status < 500;

/** Once more after a moment, where the server did not answer or stumbled. */
export async function persist(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof ApiError) || isRefusal(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await send();
  }
}
