import { toast } from '../ui/overlays.ts';
import type { ApiError } from './api.ts';

/** What `otherwise` does where another sum comes back by now than was told: it says so, and the page reads it. */
export const refundChanged =
  (reread: () => void) =>
  ({ status, message, body }: ApiError): boolean => {
    if (status !== 409 || typeof body.amount !== 'number') return false;
    toast({ text: message, tone: 'bad' });
    reread();
    return true;
  };
