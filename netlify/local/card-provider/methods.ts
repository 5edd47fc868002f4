import type { Card } from './books.ts';
import type { Call } from './call.ts';
import { isCardNumber, namedCards, outcomeOf } from './cards.ts';
import { newMethod } from './objects.ts';
import { badRequest, missing, Refusal } from './refusal.ts';

const cardError = (code: string, message: string, param: string) =>
  new Refusal(402, { type: 'card_error', code, message, param });

/** A card typed in: its number decides what it will do. */
export function createMethod({ books, form }: Call): Card['method'] {
  if (form.get('type') !== 'card') throw badRequest('Only cards are accepted here.', { param: 'type' });
  const number = (form.get('card[number]') ?? '').replace(/[\s-]/g, '');
  const expMonth = Number(form.get('card[exp_month]'));
  const expYear = 2000 + (Number(form.get('card[exp_year]')) % 100);
  if (!isCardNumber(number)) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  if (!(expMonth >= 1 && expMonth <= 12))
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  if (Date.UTC(expYear, expMonth) <= Date.now())
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  const method = newMethod({ number, expMonth, expYear }, form);
  return books.put('cards', { id: method.id, method, outcome: outcomeOf(number) }).method;
}

export function findCard({ books }: Pick<Call, 'books'>, id: string): Card {
  const number = namedCards[id];
  if (number)
    return {
      id,
      method: newMethod({ number, expMonth: 12, expYear: 2034 }, new URLSearchParams(), id),
      outcome: outcomeOf(number),
    };
  const card = books.get('cards', id);
  if (!card) throw missing('PaymentMethod', id, 'payment_method');
  return card;
}
