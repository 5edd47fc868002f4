import { refusals } from '../domain/kernel/http-error.ts';
import type { ApiError } from './api.ts';

/** What was tried. */
export type Attempt = 'reading' | 'adding' | 'changing' | 'removing';

/** What it was tried with: an entity, or what else has words of its own for that. */
export interface Subject {
  messages: Partial<Record<(typeof ownWords)[Attempt], string | undefined>>;
  alerts?: true | undefined;
}

export interface Told {
  /** A toast of an error stays 10 s. */
  by: 'dialog' | 'toast';
  title: string;
  /** Why, below the title. */
  reason?: string | undefined;
  /** Is 'Spróbuj ponownie' offered in it? */
  retry: boolean;
}

const ownWords = { reading: 'notRead', adding: 'notAdded', changing: 'notChanged', removing: 'notRemoved' } as const;

/** Told by a dialog that is headed so, whoever was asked for whatever. */
const headings: Readonly<Record<number, string>> = {
  0: 'Wystąpił błąd podczas pobierania informacji',
  ...refusals,
};
/** Told in passing; so where the server does not say why. */
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
  attempt: Attempt,
  of?: Subject,
): Told | undefined {
  const reads = attempt === 'reading';
  // A list that is not there is an empty one; a row that somebody has deleted meanwhile is news to who changes it
  if (reads && status === 404) return undefined;
  const own = of?.messages[ownWords[attempt]];
  const heading = headings[status];
  if (heading) {
    const title = (status === 0 && reads && own) || heading;
    const why = message && message !== title ? message : undefined;
    return { by: 'dialog', title, reason: why ?? (reads ? undefined : own), retry: status === 0 && !reads };
  }
  const usual = passing[status];
  const why = message || usual;
  const isToast = reads ? usual && !of?.alerts : usual || own;
  return {
    by: isToast ? 'toast' : 'dialog',
    title: own ?? why ?? 'Wystąpił błąd',
    reason: own && why,
    // What is sent and was refused is refused again until something else has changed: only a server that failed is
    // worth another try. What is read may be tried again from the toast; below a dialog the screen itself offers that
    retry: reads ? Boolean(isToast) : status >= 500,
  };
}
