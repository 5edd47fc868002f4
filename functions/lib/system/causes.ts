import type { DeadLetter } from '../../../db/mail/dead-letters.ts';
import { differenceKind } from '../../../src/domain/booking/payment-difference.ts';
import { labelOf } from '../../../src/domain/kernel/choices.ts';

/** What a mail system means by its refusal; the first that fits. */
const mailCauses: [RegExp, string][] = [
  [/ENOTFOUND|EDNS|NXDOMAIN|domain (not found|does not exist)|5\.1\.2|5\.4\.4/i, 'Nie ma takiej domeny'],
  [/5\.1\.1|no such (user|recipient|mailbox)|user unknown|unknown (user|recipient)/i, 'Nie ma takiej skrzynki'],
  [/[45]\.2\.2|\b[45]52\b|full|quota/i, 'Skrzynka odbiorcy jest pełna'],
  [/spam|blocked|blacklist|5\.7\.\d|policy/i, 'Serwer odbiorcy nie przyjmuje naszej poczty'],
  [/ECONN|ETIMEDOUT|ESOCKET|timeout|greeting|SMTP_URL/i, 'Nasz serwer poczty nie odpowiada'],
];

/** The card provider's words for a refund that came back. */
const refundCauses: Record<string, string> = {
  expired_or_canceled_card: 'Karta zamknięta',
  lost_or_stolen_card: 'Karta zastrzeżona',
  charge_disputed: 'Trwa reklamacja w banku',
  charge_for_pending_refund_disputed: 'Trwa reklamacja w banku',
  insufficient_funds: 'Za mało środków u operatora kart',
  declined: 'Bank odrzucił zwrot',
  merchant_request: 'Zwrot wycofano u operatora kart',
};

/** Why something became a dead letter, in words for the admin. */
export function causeOf({ kind, what, error }: Pick<DeadLetter, 'kind' | 'what' | 'error'>): string {
  if (kind === 'difference') return labelOf(differenceKind, what);
  if (kind === 'refund') return refundCauses[error ?? ''] ?? 'Operator kart nie przyjął zwrotu';
  return mailCauses.find(([pattern]) => pattern.test(error ?? ''))?.[1] ?? 'Serwer poczty nie przyjął wiadomości';
}
