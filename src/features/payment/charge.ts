import { CardElement } from '@stripe/react-stripe-js';
import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { ApiError } from '../../client/api.ts';
import type { FieldError } from '../../ui/ErrorSummary.tsx';
import type { Payer } from './payer.ts';
import { chargeable, isCharged, isUndecided, type Payable, payableOf, readOrder, type ShownOrder } from './useOrder.ts';

interface ProblemFacts {
  ends: boolean;
  ofCard?: boolean;
  wrong?: readonly FieldError[] | undefined;
}

/** Why nothing was paid. `ends`: the attempt is over; otherwise something can be put right in the form. */
export class PaymentProblem extends Error {
  readonly ends: boolean;
  /** It is about what was typed into the card's fields; which of them, where they are several. */
  readonly ofCard: boolean;
  readonly wrong: readonly FieldError[];

  constructor(message: string, { ends, ofCard = false, wrong = [] }: ProblemFacts) {
    super(message);
    this.name = 'PaymentProblem';
    this.ends = ends;
    this.ofCard = ofCard;
    this.wrong = wrong;
  }
}
const here = { ends: false };
const over = { ends: true };

/** How a charge went: the money is there, or nobody can say yet. */
export type Charged = 'paid' | 'unknown';
/** Called at the last moment before a card is charged, with its last digits where this page knows them. */
type OnSend = (order: ShownOrder, card: string | undefined) => void;
export const failed = 'Payment failed';
const unreached =
  'Nie udało się połączyć z\u00a0serwerem. Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj ponownie.';
/** Another tab went on with the payment, which was refused there. */
const answeredElsewhere =
  'Na pytanie banku odpowiedziano już w\u00a0innym miejscu i\u00a0płatność nie przeszła. Zapłać jeszcze raz.';

/** Charges the card for an order; where the bank waits for an answer to its question, in place of the card before. */
export async function charge(
  stripe: Stripe | null,
  elements: StripeElements | null,
  payer: Payer,
  orderId: string,
  onSend?: OnSend,
): Promise<Charged> {
  if (!stripe || !elements) throw new PaymentProblem('Stripe has not loaded correctly.', here);
  const card = elements.getElement(CardElement);
  if (!card) throw new PaymentProblem('Card element is not available.', here);

  const method = await stripe.createPaymentMethod({ type: 'card', card, billing_details: { ...payer } });
  if (!method.paymentMethod) {
    const { message, type, wrong }: StripeError & Pick<ProblemFacts, 'wrong'> = method.error;
    const ofCard = type === 'validation_error';
    throw new PaymentProblem(message ?? 'Payment method creation failed', { ...here, ofCard, wrong });
  }
  const { id: payment_method, card: charged } = method.paymentMethod;
  return goOn(orderId, ({ order, clientSecret }) => {
    onSend?.(order, charged?.last4);
    return stripe.confirmCardPayment(clientSecret, { payment_method });
  });
}

/** Opens the question of the bank that was left without an answer. */
export async function askBankAgain(stripe: Stripe | null, orderId: string, onSend?: OnSend): Promise<Charged> {
  if (!stripe) throw new PaymentProblem('Stripe has not loaded correctly.', here);
  return goOn(orderId, async ({ order, clientSecret, paymentStatus }) => {
    if (paymentStatus !== 'requires_action') throw new PaymentProblem(answeredElsewhere, here);
    onSend?.(order, undefined);
    return stripe.handleNextAction({ clientSecret });
  });
}

interface Result {
  paymentIntent?: Pick<PaymentIntent, 'status'>;
  error?: StripeError;
}

/**
 * Takes the next step of an order's payment. How far it is, is asked for at the last moment: a hold that has run out
 * can no longer be paid, and another tab may have been faster.
 */
async function goOn(orderId: string, step: (payable: Payable) => Promise<Result>): Promise<Charged> {
  const answer = await readOrder(orderId).catch((error) => {
    console.error('The order could not be read', error);
    // A server that answered says itself why it could not
    throw new PaymentProblem((error instanceof ApiError && error.message) || unreached, here);
  });
  if (isCharged(answer)) return 'paid';
  if (isUndecided(answer)) return 'unknown';
  const payable = payableOf(answer);
  if (!payable) throw new PaymentProblem('Failed to create payment intent', here);
  const { paymentIntent, error } = await step(payable).catch(stopped);
  // Also of an attempt whose answer got lost
  const status = (error?.payment_intent ?? paymentIntent)?.status;
  if (status === 'succeeded') return 'paid';
  // Another tab was refused meanwhile: what was asked here is over, and the order can be paid all the same
  if (error?.code === 'payment_intent_unexpected_state' && status && chargeable.includes(status))
    throw new PaymentProblem(answeredElsewhere, here);
  const words = error ? (error.message ?? 'Payment confirmation failed') : failed;
  if (status === 'processing' || (!status && isUnknown(error))) return 'unknown';
  // What was cancelled cannot be tried again: the order says what can
  throw new PaymentProblem(words, status === 'canceled' ? here : over);
}

/** The provider's script gave up in the middle. */
function stopped(error: unknown): Result {
  if (error instanceof PaymentProblem) throw error;
  console.error('The payment stopped', error);
  return { error: { type: 'api_error', message: failed } };
}

/** Nobody has heard whether it was done. */
const isUnknown = (error: StripeError | undefined): boolean =>
  error?.type === 'api_connection_error' || error?.type === 'api_error';
