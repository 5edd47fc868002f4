import type Stripe from 'stripe';

export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  /** Where the provider explains the code. */
  doc_url?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
}

/** An answer that is not a success, in the provider's form: `{error: {…}}`. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'Refusal';
    this.status = status;
    const { code } = body;
    this.body = code ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` } : body;
  }
}

export const badRequest = (message: string, more: Omit<Partial<ErrorBody>, 'message'> = {}): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, ...more });

/** `param` is the name that the provider's paths have for the id. */
export const missing = (what: string, id: string, param = 'id'): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
