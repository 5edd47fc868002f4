import { alert, toast } from '../ui/overlays.ts';
import { ApiError } from './api.ts';
import { type Failure, type Subject, toldOf } from './error-catalogue.ts';

/**
 * Tells people what went wrong with a request; `retry` is offered where the answer may change. Anything that is not an
 * answer of the API is a defect of ours: thrown on.
 */
export function tell(error: unknown, failure: Failure, of?: Subject, retry?: () => void): void {
  if (!(error instanceof ApiError)) throw error;
  const told = toldOf(error, failure, of);
  if (!told) return;
  const { isToast, title, text } = told;
  const action = told.retry && retry ? { label: 'Spróbuj ponownie', run: retry } : undefined;
  if (isToast) toast({ text: title, more: text, tone: 'bad', action });
  else alert({ title, text, tone: 'bad', action });
}
