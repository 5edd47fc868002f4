import { useRef, useState } from 'react';
import { dropToasts, toast } from '../ui/overlays.ts';
import { ApiError, fetchJson } from './api.ts';
import type { Failure, Subject } from './error-catalogue.ts';
import { tell } from './tell.ts';
import { useReadAgain, useReadWithout } from './useReadAgain.ts';

export interface Sending<A> {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  json?: unknown;
  /** It signs somebody in: a 401 is about the password. */
  signingIn?: boolean;
  /** It adds something, and holds no password: see api.ts. */
  once?: boolean;
  /** Goes on where the page is left meanwhile, so that the browser hears the answer and keeps its cookie. */
  keepalive?: boolean;
  /** What to say when it worked. */
  done?: string;
  /** Lists to read again: those whose path begins with one of these. */
  changes?: readonly string[];
  /** At once when it worked, before the lists are read again: a form lets go of what it held. */
  saved?: (() => void) | undefined;
  /** What follows when it worked and the lists are read, before another can be sent. */
  after?: (answer: A) => void | Promise<void>;
  /** Whose words come first where it fails. */
  of?: Subject | undefined;
  /** Tries again where that is more than to send the same: a form sends what it holds by then. */
  again?: (() => void) | undefined;
  /** What an error means besides being told; true: told, the catalogue is silent. */
  otherwise?: (error: ApiError) => boolean;
}

/** A change that this browser has sent, and how it was answered. */
export interface Sent {
  path: string;
  status: number;
  /** The lists that are read again after it: those whose path begins with one of these. */
  changes: readonly string[];
}

const listeners = new Set<(sent: Sent) => void>();

/** Runs after each change that was answered. */
export function onSent(hear: (sent: Sent) => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

export function tellSent(sent: Sent): void {
  for (const hear of listeners) hear(sent);
}

const failures: Record<Sending<never>['method'], Failure> = {
  POST: 'notAdded',
  PUT: 'notChanged',
  PATCH: 'notChanged',
  DELETE: 'notRemoved',
};

/**
 * Sends one change at a time: toasts, reads again what it changed, gives the errors of fields to the form and tells the
 * rest.
 */
export function useSend() {
  const readAgain = useReadAgain();
  const readWithout = useReadWithout();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const running = useRef(false);

  const send = async <A = unknown>(sending: Sending<A>): Promise<void> => {
    const { method, path, json, signingIn, once, keepalive, done, changes = [], saved, after, otherwise } = sending;
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setErrors({});
    dropToasts();
    try {
      const answer = await fetchJson<A>(path, { method, json, signingIn, once, keepalive });
      tellSent({ path, status: 200, changes });
      saved?.();
      if (done) toast({ text: done });
      await (method === 'DELETE' ? readWithout(path, ...changes) : readAgain(...changes));
      await after?.(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellSent({ path, status: error.status, changes });
      setErrors(error.errors ?? {});
      const { of, again = () => void send(sending) } = sending;
      if (!otherwise?.(error)) tell(error, failures[method], of, again);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { send, busy, errors, setErrors };
}
