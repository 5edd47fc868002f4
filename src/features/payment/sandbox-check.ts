import type { FieldError } from '../../ui/ErrorSummary.tsx';

export interface CardFacts {
  number: string;
  month: string;
  year: string;
  cvc: string;
}
export interface CardProblem {
  type: 'validation_error';
  code: string;
  message: string;
  /** Each of the fields that is wrong, by its input; the provider's own field is one, and tells one thing at a time. */
  wrong?: FieldError[];
}
const problem = (code: string, message: string): CardProblem => ({ type: 'validation_error', code, message });

/** What is wrong with the number, the date and the code, each. */
export function problemsOf([number = '', exp = '', cvc = '']: string[]): (CardProblem | undefined)[] {
  return [problemOfNumber(number), problemOfDate(exp.slice(0, 2), exp.slice(2, 4)), problemOfCode(cvc)];
}

/** The card as typed, or the first thing that is wrong with it. */
export function readCard(typed: string[]): CardFacts | CardProblem {
  const [number = '', exp = '', cvc = ''] = typed;
  const found = problemsOf(typed).find((it) => it !== undefined);
  return found ?? { number, month: exp.slice(0, 2), year: exp.slice(2, 4), cvc };
}

function problemOfNumber(number: string): CardProblem | undefined {
  if (number.length < 15) return problem('incomplete_number', 'Numer karty jest niekompletny.');
  return isCardNumber(number) ? undefined : problem('invalid_number', 'Numer karty jest nieprawidłowy.');
}

function problemOfDate(month: string, year: string): CardProblem | undefined {
  if (year.length < 2) return problem('incomplete_expiry', 'Data ważności karty jest niekompletna.');
  if (Number(month) < 1 || Number(month) > 12)
    return problem('invalid_expiry_month', 'Data ważności karty jest nieprawidłowa.');
  return new Date(2000 + Number(year), Number(month)).getTime() > Date.now()
    ? undefined
    : problem('invalid_expiry_year_past', 'Rok ważności karty już minął.');
}

const problemOfCode = (cvc: string): CardProblem | undefined =>
  cvc.length < 3 ? problem('incomplete_cvc', 'Kod zabezpieczający karty jest niekompletny.') : undefined;

/** The check digit of a card number. */
const isCardNumber = (number: string): boolean =>
  [...number].reverse().reduce((sum, digit, i) => {
    const doubled = Number(digit) * (i % 2 ? 2 : 1);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0) %
    10 ===
  0;
