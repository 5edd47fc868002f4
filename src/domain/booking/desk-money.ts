import { choices } from '../kernel/choices.ts';
import { shape } from '../kernel/entity.ts';
import { choice, money } from '../kernel/field.ts';
import { isPaid, type OrderState } from './order.ts';
import { type PaymentMethod, paymentMethod, type refundCause, type refundState } from './payment.ts';
import type { Way } from './ways-back.ts';

const { TERMINAL, CASH } = paymentMethod;
/** What a clerk takes at the desk: all that is due, and how it came. */
export const deskPayment = shape({
  fields: { method: choice('Sposób', choices({ TERMINAL, CASH })), amount: money('Kwota', { min: 1 }) },
});
/** What a clerk has given back by hand. */
export const handedBack = shape({ fields: { amount: deskPayment.fields.amount } });

/** How far the payment by the link on the buyer's phone is. */
export const linkSteps = {
  ready: 'Link gotowy',
  opened: 'Klient otworzył',
  paying: 'Płaci…',
  declined: 'Karta odrzucona',
  unknown: 'Nie wiadomo, czy zapłata przeszła',
  expired: 'Czas na zapłatę minął',
  paid: 'Opłacone',
} as const;
export type LinkStep = keyof typeof linkSteps;

/** What is known of the newest payment by the link: its order, and what the provider says of it while it is open. */
interface ByLink {
  state: OrderState;
  /** The provider's word, while it is open. */
  status?: string | undefined;
  declined?: boolean | undefined;
}

/** All of it is paid; nothing is due of a booking that was cancelled either. */
export const isSettled = ({ due, state }: { due: number; state: OrderState }): boolean =>
  due === 0 && isPaid({ state });

export function linkStep(due: number, opened_at: string | null, byLink: ByLink | null): LinkStep {
  if (due === 0) return 'paid';
  if (byLink?.state === 'HELD') {
    if (byLink.status === 'processing') return 'unknown';
    return byLink.declined ? 'declined' : 'paying';
  }
  if (byLink?.state === 'EXPIRED') return 'expired';
  return opened_at ? 'opened' : 'ready';
}

/** The money of a booking, as the desk is told; in grosze. */
export interface DeskMoneyAnswer {
  order_number: string;
  state: OrderState;
  amount: number;
  due: number;
  paid: number;
  /** What is left of it, the latest payment first. */
  ways: Way[];
  note: string | null;
  /** What the buyer opens on a phone of their own. */
  link: string;
  step: LinkStep;
  opened_at: string | null;
  /** Until when the payment that the buyer has begun is open. */
  pays_until: string | null;
  payments: { id: number; amount: number; method: PaymentMethod; paid_at: string; clerk: string | null }[];
  refunds: {
    id: number;
    amount: number;
    method: PaymentMethod;
    state: keyof typeof refundState;
    cause: keyof typeof refundCause;
    create_time: string;
    handed_at: string | null;
    transferred: boolean;
    clerk: string | null;
  }[];
}
