import { useEffect, useState } from 'react';
import { useAnswer } from '../../../client/useList.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';

/** The server looks for no more; readers may type more. */
const longest = 60;
/** Typing pauses for so long before it is looked for, in ms. */
const pause = 200;

/**
 * The tickets that a typed term finds: of passengers, e-mails, flights of these days; a code needs no search, and
 * without a network there is none.
 */
export function useHits(typed: string, flight: string | undefined, isAway: boolean) {
  const term = typed.trim().slice(0, longest);
  const termToFind = term.length >= 2 && !/^\d+T/i.test(term) ? term : '';
  const [pausedTerm, setPausedTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPausedTerm(termToFind), pause);
    return () => clearTimeout(timer);
  }, [termToFind]);
  const isSettled = termToFind !== '' && pausedTerm === termToFind;
  const params = new URLSearchParams({ search: pausedTerm, ...(flight && { flight }) });
  const { answer, error, busy, retry } = useAnswer<{ data: Ticket[] }>(
    isSettled && !isAway ? `tickets/search?${params}` : null,
  );
  return {
    term: termToFind,
    /** undefined while it is on its way. */
    hits: isSettled && !busy ? answer?.data : undefined,
    reading: { error: isSettled ? error : undefined, busy, retry },
  };
}
