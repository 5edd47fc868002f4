import { alert, toast } from '../ui/overlays.ts';
import { ApiError } from './api.ts';
import { type Attempt, type Subject, toldOf } from './error-catalogue.ts';

interface Telling {
  attempt: Attempt;
  of?: Subject | undefined;
  /** Offered as 'Spróbuj ponownie' where the answer may change. */
  retry?: (() => void) | undefined;
}

/**
 * Tells people what went wrong with a request. Anything that is not an answer of the API is a defect of ours: thrown
 * on.
 */
export function tell(error: unknown, { attempt, of, retry }: Telling): void {
  if (!(error instanceof ApiError)) throw error;
  const told = toldOf(error, attempt, of);
  if (!told) return;
  const { by, title, reason } = told;
  const action = told.retry && retry ? { label: 'Spróbuj ponownie', run: retry } : undefined;
  if (by === 'toast') toast({ text: title, more: reason, tone: 'bad', action });
  else alert({ title, text: reason, tone: 'bad', action });
}
