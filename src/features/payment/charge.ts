import { CardElement } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { isPaid } from '../../domain/order.ts';
import type { Payer } from './payer.ts';
import { payableOf, readOrder } from './useOrder.ts';

/** Why nothing was paid. `ends`: the attempt is over; otherwise something can be put right in the form. */
export class PaymentProblem extends Error {
  readonly ends: boolean;
  /** It is about what was typed into the card's fields. */
  readonly ofCard: boolean;

  constructor(message: string, { ends, ofCard = false }: { ends: boolean; ofCard?: boolean }) {
    super(message);
    this.name = 'PaymentProblem';
    this.ends = ends;
    this.ofCard = ofCard;
  }
}
const here = { ends: false };
const over = { ends: true };

/** How a charge went: the money is there, or the bank has yet to say. */
export type Charged = 'paid' | 'pending';
export const unconfirmed = 'Bank jeszcze nie potwierdził płatności';

/** Charges the card for an order. */
export async function charge(
  stripe: Stripe | null,
  elements: StripeElements | null,
  payer: Payer,
  orderId: string,
): Promise<Charged> {
  if (!stripe || !elements) throw new PaymentProblem('Stripe has not loaded correctly.', here);
  const card = elements.getElement(CardElement);
  if (!card) throw new PaymentProblem('Card element is not available.', here);

  const method = await stripe.createPaymentMethod({ type: 'card', card, billing_details: { ...payer } });
  if (!method.paymentMethod) {
    const { message, type } = method.error;
    const ofCard = type === 'validation_error';
    throw new PaymentProblem(message ?? 'Payment method creation failed', { ...here, ofCard });
  }

  const clientSecret = await secretOf(orderId);
  if (!clientSecret) return 'paid';
  const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
    payment_method: method.paymentMethod.id,
  });
  // Also of an attempt whose answer got lost
  const status = (error?.payment_intent ?? paymentIntent)?.status;
  if (status === 'succeeded') return 'paid';
  if (status === 'processing') return 'pending';
  if (error) throw new PaymentProblem(error.message ?? 'Payment confirmation failed', over);
  throw new PaymentProblem('Payment failed', over);
}

/**
 * The secret of the order's intent, asked for at the last moment: a hold that has run out gives none. Undefined: it was
 * paid in another tab.
 */
async function secretOf(orderId: string): Promise<string | undefined> {
  const answer = await readOrder(orderId).catch((error) => {
    console.error('The order could not be read', error);
  });
  if (answer && isPaid(answer.data[0])) return undefined;
  const payable = answer && payableOf(answer);
  if (!payable) throw new PaymentProblem('Failed to create payment intent', here);
  return payable.clientSecret;
}
