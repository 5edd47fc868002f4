import { refusals } from '../domain/kernel/http-error.ts';
import type { ApiError } from './api.ts';

/** What failed, by the name of its words in an entity's messages. */
export type Failure = 'notRead' | 'notAdded' | 'notChanged' | 'notRemoved';

/** What it failed for: an entity, or what else has words of its own for that. */
export interface Subject {
  messages: Partial<Record<Failure, string | undefined>>;
  alerts?: true | undefined;
}

export interface Told {
  /** In a toast, which stays 10 s, or in a dialog? */
  isToast: boolean;
  title: string;
  /** Why, below the title. */
  text?: string | undefined;
  /** Is 'Spróbuj ponownie' offered in it? */
  retry: boolean;
}

/** Said in a toast of these statuses, where the server does not say why. */
const passing: Readonly<Record<number, string>> = {
  400: 'Nieprawidłowe dane',
  404: 'Nie znaleziono',
  409: 'Nie można wykonać operacji',
};

/**
 * How every screen tells a failure, by the specification's catalogue: where an entity has words of its own they come
 * first, and what the server says stands below them. Status 0: no answer. undefined: nothing is told.
 */
export function toldOf(
  { status, message }: Pick<ApiError, 'status' | 'message'>,
  failure: Failure,
  of?: Subject,
): Told | undefined {
  const reads = failure === 'notRead';
  // A list that is not there is an empty one; a row that somebody has deleted meanwhile is news to who changes it
  if (reads && status === 404) return undefined;
  const ownWords = of?.messages[failure];
  // The headings of some statuses, and of no answer at all, head their dialog whatever failed
  const heading = status ? headings[status] : 'Wystąpił błąd podczas pobierania informacji';
  if (heading) {
    const title = (!status && reads && ownWords) || heading;
    const why = message === title ? '' : message;
    const writtenWords = [ownWords, !status && unsent()].filter(Boolean).join('. ') || undefined;
    return { isToast: false, title, text: why || (reads ? undefined : writtenWords), retry: !status && !reads };
  }
  const usual = passing[status];
  const why = message || usual;
  const isToast = Boolean(reads ? usual && !of?.alerts : usual || ownWords);
  return {
    isToast,
    title: ownWords ?? why ?? 'Wystąpił błąd',
    text: ownWords && why,
    // What is sent and was refused is refused again until something else has changed: only a server that failed is
    // worth another try. What is read may be tried again from the toast; below a dialog the screen itself offers that
    retry: reads ? isToast : status >= 500,
  };
}

/** What has not left this device is certainly not saved. */
const unsent = (): string | false =>
  globalThis.navigator?.onLine === false && 'Nie ma połączenia z internetem: zmiana nie została zapisana';

const headings: Readonly<Record<number, string>> = refusals;
