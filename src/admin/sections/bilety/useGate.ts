import { useEffect, useEffectEvent, useState } from 'react';
import { verdictOf } from '../../../domain/travel/boarding.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { wholeCode } from '../../../domain/travel/ticket-code.ts';
import type { Decision } from './Question.tsx';
import { signal } from './signal.ts';
import { type Asked, type Check, isUnderWay, type Listed, useCheck } from './useCheck.ts';
import { useDecision } from './useDecision.ts';
import { useGateList } from './useGateList.ts';

interface Desk {
  /** The flight that is boarded here. */
  flight: string | undefined;
  /** Are its scanned tickets let in without a question? */
  isAtOnce: boolean;
}

/** What is checked at the gate, what it means, and what is decided of it. */
export function useGate({ flight, isAtOnce }: Desk) {
  const [question, setQuestion] = useState<Decision>();
  const list = useGateList(flight);
  const verdictOn = (check: Check) =>
    check.state === 'found'
      ? verdictOf(check.ticket, { now: Date.now(), flight })
      : check.state === 'listed'
        ? check.verdict
        : undefined;
  const refuses = (check: Check) => (check.state === 'unknown' ? check.forged : verdictOn(check)?.go === 'no');

  const { check, waiting, start, read, next, settle, note } = useCheck({
    // Passengers go in without a press here: a refusal stays until somebody has seen it
    holds: (shown) => isAtOnce && flight !== undefined && refuses(shown),
    // Whoever looks at the passengers hears that nobody goes in before it was seen
    onHeld: () => signal('no'),
    onRead: (reading, { isScanned }) => {
      const verdict = verdictOn(reading);
      if (reading.state === 'found' && verdict?.go === 'yes') {
        if (isAtOnce && flight && isScanned && reading.verified) board(reading);
        else signal('yes');
        return;
      }
      if (reading.state === 'listed' && verdict?.go === 'yes') {
        if (isAtOnce && isScanned) letIn(reading);
        else signal('yes');
        return;
      }
      signal(refuses(reading) ? 'no' : 'ask');
      if (verdict) decision.note(reading, verdict.word, 'bad');
      if (reading.state === 'unknown') decision.note(reading, reading.forged ? 'Zły kod' : 'Nieznany', 'neutral');
      if (reading.state === 'piece') decision.note(reading, 'Niepełny kod', 'neutral');
      if (reading.state === 'failed') decision.note(reading, 'Nie sprawdzono', 'neutral');
    },
  });
  const decision = useDecision({
    onDone: ({ id }) => {
      setQuestion(undefined);
      settle(id, undefined);
    },
    onChanged: (id) => {
      setQuestion(undefined);
      void start(typed(String(id)));
    },
    takeBackListed: list.takeBack,
    onTakenBack: (code) => read(typed(code)),
  });
  // The page is loaded anew, or opened again: who was let in a moment ago may still be taken back
  const listWaiting = useEffectEvent(async () => {
    for (const { listed, at } of await list.waiting()) decision.noteLetIn(listed, at);
  });
  useEffect(() => void listWaiting(), []);
  const board = (found: Check & { state: 'found'; ticket: Ticket }) => {
    const { ticket, code } = found;
    settle(ticket.id, { state: 'boarding', ticket, code });
    decision.decide(ticket, 'USED', {
      onDone: () => {
        signal('yes');
        settle(ticket.id, { state: 'boarded', ticket, code });
      },
      onFailed: () => {
        signal('ask');
        settle(ticket.id, found);
      },
    });
  };

  /** Without a network: kept on this device, and judged anew when it is back. */
  const letIn = (listed: Listed) => {
    void list.keep(listed).then((isKept) => {
      signal(isKept ? 'yes' : 'ask');
      if (!isKept) return;
      decision.noteLetIn(listed);
      note(listed);
    });
  };

  const typed = (code: string): Asked => ({ code, isScanned: false, ask: () => list.find([code]) });
  const ask = (asked: Asked) => {
    // A new reading answers no question: it closes it
    setQuestion(undefined);
    // A ticket that nobody has confirmed gives way to what is read next: the list says so
    const isOther = check.state === 'found' && check.ticket.id !== Number.parseInt(asked.code, 10);
    if (asked.isScanned && waiting === 0 && isOther && verdictOn(check)?.go === 'yes')
      decision.note(check, 'Ważny, nie wpuszczony', 'neutral');
    read(asked);
  };
  return {
    check,
    verdict: verdictOn(check),
    /** How many readings stand in line. */
    waiting,
    question,
    decision,
    list,
    setQuestion,
    letIn: () => check.state === 'listed' && letIn(check),
    next: () => {
      setQuestion(undefined);
      next();
    },
    /** Is the outcome of what is shown on its way? */
    isUnderWay: isUnderWay(check),
    type: (code: string) => ask(typed(code)),
    scan: (codes: readonly string[], isScanned = true) =>
      ask({ code: codes[0] ?? '', isScanned, ask: () => list.find(codes) }),
    /** What a reader has read, be it a code of ours or not. */
    scanText: (text: string) => {
      const code = wholeCode(text);
      ask({ code: text, isScanned: true, ask: code ? () => list.find([code]) : async () => piece(text) });
    },
  };
}

const piece = (code: string): Check => ({ state: 'piece', code });
