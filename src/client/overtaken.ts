import type { ApiError } from './api.ts';

/** What `otherwise` does where another window, the staff or the clock were first: the page reads how it stands. */
export const overtaken =
  (reread: () => void) =>
  ({ status }: ApiError): boolean => {
    if (status === 404 || status === 409) reread();
    return false;
  };
