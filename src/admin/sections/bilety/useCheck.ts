import { useRef, useState } from 'react';
import { ApiError, fetchJson } from '../../../client/api.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';

/** What is known of what was scanned or typed last. */
export type Check =
  | { state: 'waiting' }
  | { state: 'reading'; code: string }
  | { state: 'found'; code: string; ticket: Ticket; verified: boolean }
  | { state: 'unknown'; code: string; forged: boolean }
  | { state: 'failed'; code: string; error: ApiError };

interface Answer {
  data: Ticket[];
  verified: boolean;
}

/** The ticket that is looked at; of two that were asked for the last one is shown, whichever answer comes last. */
export function useCheck(onRead: (check: Check) => void) {
  const [check, setCheck] = useState<Check>({ state: 'waiting' });
  const turn = useRef(0);
  const read = async (code: string) => {
    turn.current += 1;
    const mine = turn.current;
    setCheck({ state: 'reading', code });
    const found = await ask(code);
    if (mine !== turn.current) return;
    setCheck(found);
    onRead(found);
  };
  const clear = () => {
    turn.current += 1;
    setCheck({ state: 'waiting' });
  };
  /** The ticket was decided: nothing is looked at, unless the next one has come meanwhile. */
  const done = (id: number) =>
    setCheck((now) => (now.state === 'found' && now.ticket.id === id ? { state: 'waiting' } : now));
  return { check, read, clear, done };
}

async function ask(code: string): Promise<Check> {
  try {
    const { data, verified } = await fetchJson<Answer>(`tickets/${encodeURIComponent(code)}`);
    const [ticket] = data;
    return ticket ? { state: 'found', code, ticket, verified } : { state: 'unknown', code, forged: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 404) return { state: 'failed', code, error };
    return { state: 'unknown', code, forged: error.body.code === 'forged' };
  }
}
