import { refusals } from '../domain/kernel/http-error.ts';
import { type Action, alert, toast } from '../ui/overlays.ts';
import { ApiError } from './api.ts';

interface Telling {
  /** Offered as 'Spróbuj ponownie' where the answer may change. */
  retry?: (() => void) | undefined;
}
type Say = (message: string, retry?: Action) => void;

const modal =
  (words: string): Say =>
  (message) =>
    alert({ title: message || words, tone: 'bad' });
const fixed =
  (words: string): Say =>
  () =>
    alert({ title: words, tone: 'bad' });
const danger =
  (words: string): Say =>
  (message, action) =>
    toast({ text: message || words, tone: 'bad', action });

/** Status → what people are told, as the specification words it. */
const catalogue: Record<number, Say> = {
  0: fixed('Wystąpił błąd podczas pobierania informacji'),
  400: danger('Nieprawidłowe dane'),
  401: fixed(refusals[401]),
  403: fixed(refusals[403]),
  // A thing that is not there is an empty list, not an error
  404: () => undefined,
  409: danger('Nie można wykonać operacji'),
};
const other = modal('Wystąpił błąd');

/**
 * Tells people what went wrong with a request. Anything that is not an answer of the API is a defect of ours: thrown
 * on.
 */
export function tell(error: unknown, { retry }: Telling = {}): void {
  if (!(error instanceof ApiError)) throw error;
  const say = catalogue[error.status] ?? other;
  say(error.message, retry && { label: 'Spróbuj ponownie', run: retry });
}
