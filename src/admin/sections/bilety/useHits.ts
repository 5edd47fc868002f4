import { useEffect, useState } from 'react';
import { useAnswer } from '../../../client/useList.ts';
import type { Ticket } from '../../../domain/ticket.ts';

/** Typing pauses for so long before it is looked for, in ms. */
const pause = 200;

/** The tickets that a typed term finds: of passengers, e-mails, flights of these days; a code needs no search. */
export function useHits(typed: string, flight: string | undefined) {
  const term = typed.trim();
  const wanted = term.length >= 2 && !/^\d+T/i.test(term) ? term : '';
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isSettled = wanted !== '' && asked === wanted;
  const params = new URLSearchParams({ search: asked, ...(flight && { flight }) });
  const { answer, error, busy, retry } = useAnswer<{ data: Ticket[] }>(isSettled ? `tickets/search?${params}` : null);
  return {
    term: wanted,
    /** undefined while it is on its way. */
    hits: isSettled && !busy ? answer?.data : undefined,
    error: isSettled ? error : undefined,
    retry,
  };
}
