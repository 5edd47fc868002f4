import type { PaymentIntent, PaymentMethod, Stripe, StripeError } from '@stripe/stripe-js';
import { createCard, type SandboxCard } from './sandbox-card.ts';
import { askBank } from './sandbox-challenge.ts';
import { inPolish } from './sandbox-words.ts';

type Failed = { error: StripeError };
type Form = Record<string, string>;

/** The local server passes this on to the sandbox's server half. */
const base = '/dev/karty/v1';

/**
 * Stands in for the provider's script: what `<Elements stripe={…}>` and a card form use of it, talking to the
 * sandbox. Never for real cards.
 */
export function createSandbox(publishableKey: string): Stripe {
  const send = <T>(method: 'GET' | 'POST', path: string, form: Form) => call<T>(publishableKey, method, path, form);
  const authenticate = async (client_secret: string) => {
    const outcome = await askBank();
    const path = `/sandbox/payment_intents/${idOf(client_secret)}/authenticate`;
    return result(await send<PaymentIntent>('POST', path, { client_secret, outcome }));
  };
  const sandbox = {
    elements: () => {
      const made = new Map<string, SandboxCard>();
      return {
        create: (type: string, options?: { disabled?: boolean }) => {
          const card = createCard(options);
          made.set(type, card);
          return card;
        },
        // Asked for by its name or by its React component, which says its name
        getElement: (type: string | { __elementType: string }) =>
          made.get(typeof type === 'string' ? type : type.__elementType) ?? null,
        update: () => {},
      };
    },
    createToken: () => Promise.reject(new Error('The sandbox makes no tokens')),
    createPaymentMethod: async ({ card, billing_details = {} }: { card: SandboxCard; billing_details?: Form }) => {
      const typed = card.read();
      if ('code' in typed) return { error: typed };
      const { number, month, year, cvc } = typed;
      const form = {
        type: 'card',
        'card[number]': number,
        'card[exp_month]': month,
        'card[exp_year]': year,
        'card[cvc]': cvc,
      };
      const person = ['name', 'email', 'phone'].flatMap((name) =>
        billing_details[name] ? [[`billing_details[${name}]`, billing_details[name]]] : [],
      );
      const made = await send<PaymentMethod>('POST', '/payment_methods', { ...form, ...Object.fromEntries(person) });
      return 'error' in made ? made : { paymentMethod: made };
    },
    confirmCardPayment: async (client_secret: string, { payment_method }: { payment_method?: string } = {}) => {
      const form = { client_secret, ...(payment_method && { payment_method }) };
      const confirmed = await send<PaymentIntent>('POST', `/payment_intents/${idOf(client_secret)}/confirm`, form);
      if ('error' in confirmed || confirmed.status !== 'requires_action') return result(confirmed);
      return authenticate(client_secret);
    },
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => authenticate(clientSecret),
    retrievePaymentIntent: async (client_secret: string) =>
      result(await send<PaymentIntent>('GET', `/payment_intents/${idOf(client_secret)}`, { client_secret })),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
  // The rest of the provider's script is not used, so the sandbox has not got it
  return sandbox as unknown as Stripe;
}

const idOf = (clientSecret: string) => clientSecret.split('_secret_')[0];

/** An intent that came back from the bank without a payment is told as an error, as the provider's script does. */
function result(intent: PaymentIntent | Failed): Failed | { paymentIntent: PaymentIntent } {
  if ('error' in intent) return intent;
  const refused = intent.status === 'requires_payment_method' ? intent.last_payment_error : null;
  return refused ? { error: polish(refused as StripeError) } : { paymentIntent: intent };
}

const polish = (error: StripeError): StripeError => ({ ...error, message: inPolish(error) });

async function call<T>(key: string, method: 'GET' | 'POST', path: string, form: Form): Promise<T | Failed> {
  const parameters = new URLSearchParams(form);
  const headers = { authorization: `Bearer ${key}` };
  try {
    const response = await fetch(method === 'GET' ? `${base}${path}?${parameters}` : base + path, {
      method,
      headers,
      ...(method === 'POST' && { body: parameters }),
    });
    const body = await response.json();
    return response.ok ? body : { error: polish(body.error) };
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'Nie udało się połączyć z operatorem płatności. Spróbuj ponownie.',
      },
    };
  }
}
