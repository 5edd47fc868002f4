import type { PaymentIntent } from '@stripe/stripe-js';
import useSWR from 'swr';
import { type ApiError, fetchJson } from '../../client/api.ts';
import type { Contact } from '../../domain/booking/booking-contact.ts';
import { isPaid, type Order } from '../../domain/booking/order.ts';
import type { Thing } from '../../domain/booking/products.ts';
import type { Statement } from '../../domain/booking/statement.ts';
import { patience } from './finish.ts';
import type { Pictured } from './order-pictures.tsx';
import type { ProviderAccount } from './provider.ts';

/** What the holder of an order's number is told of it. */
export type ShownOrder = Pick<
  Order,
  'id' | 'order_number' | 'kind' | 'state' | 'amount' | 'since' | 'until' | 'expires_at' | 'parking_level' | 'space_id'
> & {
  /** Its booking was cancelled; and what of its money was kept all the same, in grosze. */
  cancelled: boolean;
  kept: number;
  /** Once it is paid: what was paid and went back, and until when cancelling gives it back. */
  statement?: Statement;
  deadline?: string | null;
  /** What was typed of a person, for another tab of the browser that placed it. */
  typed?: { contact: Contact; license_plate: string | null };
  /** When it was charged, and the last digits of the card; of before payments kept them, null. */
  paid_at: string | null;
  card: string | null;
} & Partial<Pictured & Pick<Thing, 'brand' | 'model' | 'car_plate'> & Pick<Order, 'pickup_at' | 'return_at'>>;

/** An order that can be paid here and now. */
export interface Payable extends ProviderAccount {
  order: ShownOrder;
  clientSecret: string;
  /** How far its payment is, in the provider's word. */
  paymentStatus: PaymentIntent.Status;
}

export type Answer = { data: [ShownOrder] } & Partial<Omit<Payable, 'order'>> & {
    /** Of one that nobody can pay any more: the same may be held once more. */
    free?: boolean;
  };

/** A network that swallows the answer must not keep anybody from asking again. */
export const readOrder = (id: string): Promise<Answer> =>
  fetchJson<Answer>(`orders/${id}`, { signal: AbortSignal.timeout(patience) });

/** What a card may be charged in; in `requires_action` the bank waits for the buyer's answer, or for another card. */
export const chargeable: PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/** The order with its secret; undefined once it can no longer be paid. */
export function payableOf({ data: [order], ...payment }: Answer): Payable | undefined {
  const { paymentStatus, clientSecret, provider, publishableKey } = payment;
  if (!paymentStatus || !chargeable.includes(paymentStatus)) return undefined;
  return clientSecret && provider && publishableKey
    ? { order, paymentStatus, clientSecret, provider, publishableKey }
    : undefined;
}
/** The bank has yet to say whether the card was charged. */
export const isUndecided = ({ paymentStatus }: Answer): boolean => paymentStatus === 'processing';
/** The money is there, booked or not. */
export const isCharged = ({ data: [order], paymentStatus }: Answer): boolean =>
  isPaid(order) || paymentStatus === 'succeeded';

/** When an order is asked about again, in seconds; 0: not. */
interface Repeats {
  every?: number;
  /** Where it could not be had. */
  afterError?: number;
  onAnswer?: (answer: Answer) => void;
  /** What is known already. */
  first?: Answer | undefined;
}

/** An order's state, as the server says. */
export function useOrder(id: string | undefined, { every = 0, afterError = every, onAnswer, first }: Repeats = {}) {
  const { data, error, mutate } = useSWR<Answer, ApiError>(id ? `orders/${id}` : null, () => readOrder(id ?? ''), {
    // After an error the interval alone would not ask again; an order that is not there will not be there later
    shouldRetryOnError: ({ status }: ApiError) => afterError > 0 && status !== 404,
    errorRetryInterval: afterError * 1000,
    revalidateOnFocus: false,
    refreshInterval: every * 1000,
    ...(onAnswer && { onSuccess: onAnswer }),
    ...(first && { fallbackData: first }),
  });
  return { answer: data, error, retry: () => void mutate() };
}
