import type { ErrorBody } from './refusal.ts';

type Decline = Pick<ErrorBody, 'code' | 'decline_code' | 'message'>;
/** What happens when this card is charged, and afterwards. */
export type Outcome =
  | {
      pays: true;
      asksFirst: boolean;
      /** The buyer asks their bank for the money at once. */
      disputed?: true;
      /** What goes back to it stays pending until somebody settles it. */
      refundsWait?: true;
    }
  | { pays: false; decline: Decline };

const pays: Outcome = { pays: true, asksFirst: false };
const asks: Outcome = { pays: true, asksFirst: true };
const declines = (code: string, message: string, decline_code?: string): Outcome => ({
  pays: false,
  decline: { code, message, decline_code },
});
const declined = (decline_code: string, message = 'Your card was declined.') =>
  declines('card_declined', message, decline_code);

/** The provider's usual test numbers. */
const testNumbers: Record<string, Outcome> = {
  '4242424242424242': pays,
  '4000056655665556': pays,
  '5555555555554444': pays,
  '4000002500003155': asks,
  '4000002760003184': asks,
  '4000000000000259': { ...pays, disputed: true },
  '4000000000007726': { ...pays, refundsWait: true },
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000000069': declines('expired_card', 'Your card has expired.'),
  '4000000000000127': declines('incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': declines(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
};

/** Methods that tests may name without creating them. */
export const namedCards: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_createDispute: '4000000000000259',
  pm_card_pendingRefund: '4000000000007726',
};

export const outcomeOf = (number: string): Outcome =>
  // Nobody's real card is taken, not even by mistake
  testNumbers[number] ??
  declined('test_mode_live_card', 'Your card was declined. Your request was in test mode, but used a non test card.');

/** The check digit of a card number. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, i) => {
    const doubled = Number(digit) * (i % 2 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
