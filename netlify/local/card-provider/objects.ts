import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { metadataOf, valuesOf } from './form.ts';

export const apiVersion: typeof Stripe.API_VERSION = '2026-10-28.endive';
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
export const now = (): number => Math.floor(Date.now() / 1000);

export function newIntent(amount: number, currency: string, form: URLSearchParams): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: valuesOf(form, 'allowed_payment_method_types'),
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: now(),
    currency,
    customer: null,
    customer_account: null,
    description: form.get('description'),
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: metadataOf(form),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: form.get('receipt_email'),
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
}

const billingDetails = (form: URLSearchParams): Stripe.PaymentMethod.BillingDetails => ({
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: form.get('billing_details[email]'),
  name: form.get('billing_details[name]'),
  phone: form.get('billing_details[phone]'),
  tax_id: null,
});

interface CardFacts {
  number: string;
  expMonth: number;
  expYear: number;
}

export function newMethod(
  { number, expMonth, expYear }: CardFacts,
  form: URLSearchParams,
  id = newId('pm'),
): Stripe.PaymentMethod {
  const brand = number.startsWith('5') ? 'mastercard' : 'visa';
  return {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(form),
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'PL',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** Of the details that the provider gives of a card, those that the shop reads. */
const detailsOf = ({ card }: Stripe.PaymentMethod) =>
  ({ type: 'card', card: { brand: card?.brand, last4: card?.last4 } }) as Stripe.Charge.PaymentMethodDetails;

export function newCharge(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  failure?: { code?: string; message: string },
): Stripe.Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: !failure,
    created: now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: !failure,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: failure ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

export const newRefund = (charge: Stripe.Charge, amount: number, form: URLSearchParams): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: charge.id,
  created: now(),
  currency: charge.currency,
  customer: null,
  customer_account: null,
  metadata: metadataOf(form),
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: form.get('reason'),
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

export const newEvent = (type: string, object: unknown): Record<string, unknown> => ({
  id: newId('evt'),
  object: 'event',
  api_version: apiVersion,
  created: now(),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: newId('req'), idempotency_key: null },
  type,
});
