import { useEffect, useRef, useState } from 'react';
import { ApiError, fetchJson } from '../../../client/api.ts';
import type { Verdict } from '../../../domain/travel/boarding.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';

/** What a list says of a code. */
export interface Listed {
  state: 'listed';
  code: string;
  seat: string;
  verdict: Verdict;
}

/** What is known of what was scanned or typed last. */
export type Check =
  | { state: 'waiting' }
  | { state: 'reading'; code: string }
  | { state: 'found'; code: string; ticket: Ticket; verified: boolean }
  /** Its passenger is being let in without a question, and is in. */
  | { state: 'boarding' | 'boarded'; code: string; ticket: Ticket }
  /** Without a network: what the list of the flight says of it; `noted`: its passenger is in. */
  | Listed
  | (Omit<Listed, 'state'> & { state: 'noted' })
  | { state: 'unknown'; code: string; forged: boolean }
  /** A reader has read a piece of a code. */
  | { state: 'piece'; code: string }
  | { state: 'failed'; code: string; error: ApiError };

/** Something to check: a reading, or what was typed or chosen. */
export interface Asked {
  code: string;
  isScanned: boolean;
  ask: () => Promise<Check>;
}

interface Handlers {
  onRead: (check: Check, asked: Asked) => void;
  /** Does what is shown wait for an act of people, whatever is read meanwhile? */
  holds: (check: Check) => boolean;
  /** Something was read meanwhile, and stands in line. */
  onHeld: () => void;
}

const nothing: Check = { state: 'waiting' };
/** Its outcome is on the way. */
export const isUnderWay = ({ state }: Check): boolean => state === 'reading' || state === 'boarding';

/**
 * The ticket that is looked at. What is read while the one before has no result yet stands in line behind it: every
 * passenger gets one.
 */
export function useCheck(handlers: Handlers) {
  const [check, setCheck] = useState(nothing);
  const [line, setLine] = useState<readonly Asked[]>([]);
  // The next code may be read before React has drawn what the last one changed
  const latest = useRef({ check, line, turn: 0, handlers });
  useEffect(() => {
    latest.current.handlers = handlers;
  });

  const show = (to: Check) => {
    latest.current.check = to;
    setCheck(to);
  };
  const lineUp = (to: readonly Asked[]) => {
    latest.current.line = to;
    setLine(to);
  };
  /** At once, whatever is shown. */
  const start = async (asked: Asked) => {
    latest.current.turn += 1;
    const mine = latest.current.turn;
    show({ state: 'reading', code: asked.code });
    const found = await asked.ask();
    if (mine !== latest.current.turn) return;
    show(found);
    latest.current.handlers.onRead(found, asked);
  };
  const read = (asked: Asked) => {
    const now = latest.current;
    const isHeld = asked.isScanned && now.handlers.holds(now.check);
    const waits = isUnderWay(now.check) || isHeld || (asked.isScanned && now.line.length > 0);
    if (!waits) return void start(asked);
    lineUp([...now.line, asked]);
    if (isHeld) now.handlers.onHeld();
  };
  /** What is shown is done with: the first in line follows. */
  const next = () => {
    const [first, ...others] = latest.current.line;
    latest.current.turn += 1;
    lineUp(others);
    if (first) void start(first);
    else show(nothing);
  };
  /** What becomes of a ticket that is shown, unless another is by now. */
  const settle = (id: number, to: Check | undefined) => {
    const now = latest.current.check;
    if (!('ticket' in now) || now.ticket.id !== id) return;
    if (to) show(to);
    if (!to || (to.state === 'boarded' && latest.current.line.length > 0)) next();
  };
  /** A ticket that is shown by its code is noted, unless another is shown by now. */
  const note = (listed: Listed) => {
    if (latest.current.check !== listed) return;
    show({ ...listed, state: 'noted' });
    if (latest.current.line.length > 0) next();
  };
  return { check, waiting: line.length, start, read, next, settle, note };
}

interface Answer {
  data: Ticket[];
  verified: boolean;
}

/** Asks for a code that may be one of several: the first that we have signed. */
export async function askFor(codes: readonly string[], patience: number): Promise<Check> {
  let check = nothing;
  for (const code of codes) {
    check = await askForOne(code, patience);
    if (check.state !== 'unknown') break;
  }
  return check;
}

async function askForOne(code: string, patience: number): Promise<Check> {
  try {
    const { data, verified } = await fetchJson<Answer>(`tickets/${encodeURIComponent(code)}`, {
      signal: AbortSignal.timeout(patience),
    });
    const [ticket] = data;
    return ticket ? { state: 'found', code, ticket, verified } : { state: 'unknown', code, forged: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 404) return { state: 'failed', code, error };
    return { state: 'unknown', code, forged: error.body.code === 'forged' };
  }
}
