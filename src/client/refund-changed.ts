import type { ApiError } from './api.ts';

/** What `otherwise` does where another sum comes back by now than was told: the page reads it. */
export const refundChanged =
  (reread: () => void) =>
  ({ status, body }: ApiError): boolean => {
    if (status === 409 && typeof body.amount === 'number') reread();
    return false;
  };
