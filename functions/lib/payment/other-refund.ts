import { HttpError } from '../../../src/domain/kernel/http-error.ts';

/** Another sum comes back by now than was told: the answer has the right one, and for the staff `current`, the row. */
export const otherRefund = (amount: number, current?: object): HttpError =>
  new HttpError(409, 'Kwota zwrotu zmieniła się. Sprawdź ją i spróbuj jeszcze raz', undefined, {
    ...(current && { code: 'stale' }),
    body: { amount, ...(current && { current }) },
  });

/** How a call says what comes back. */
export const refundBody = {
  amount: { type: 'integer', description: 'What comes back, in grosze, as was told; another sum is a 409 with it' },
};
