import { useState } from 'react';
import { useReadAgain } from '../../../client/useReadAgain.ts';
import { useSend } from '../../../client/useSend.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { toast } from '../../../ui/overlays.ts';
import { undoable } from '../../record/undo.ts';
import type { Decision } from './Question.tsx';
import { named, type Recent, type Undo, withRecent } from './recent-checks.ts';
import type { Check, Listed } from './useCheck.ts';

const outcome = {
  USED: { said: 'Bilet ważny, pasażer wszedł', words: 'Użyty', tone: 'good' },
  EXPIRED: { said: 'Bilet unieważniony', words: 'Unieważniony', tone: 'neutral' },
} as const;

interface Handlers {
  /** It is stored: the next one may come. */
  onDone: (ticket: Ticket) => void;
  /** Somebody else was first: what the server has now is to be shown. */
  onChanged: (ticketId: number) => void;
  /** Takes back what was decided without a network; false where it cannot. */
  takeBackListed: (listed: Listed) => Promise<boolean>;
  /** It was taken back: its code, or its number. */
  onTakenBack: (code: string) => void;
}
/** What follows where a passenger is let in without a question. */
interface AtOnce {
  onDone: () => void;
  onFailed: () => void;
}

/** What staff decide of tickets: stored, listed, and taken back within ten seconds. */
export function useDecision({ onDone, onChanged, takeBackListed, onTakenBack }: Handlers) {
  const { send, busy } = useSend();
  // The last one is taken back while the next one is let in
  const back = useSend();
  const readAgain = useReadAgain();
  const [recent, setRecent] = useState<readonly Recent[]>([]);
  // What stands beside is read anew without making the next passenger wait
  const refresh = () => void readAgain('tickets');
  const note = (check: Check, words: string, tone: Recent['tone'], undo?: Undo) =>
    setRecent((all) => withRecent(all, { ...named(check), words, tone, undo }));
  const noteLetIn = (listed: Listed, at = Date.now()) => {
    const undo = { ticket: Number.parseInt(listed.code, 10), until: at + undoable, listed };
    const words = 'Wpuszczony bez sieci';
    setRecent((all) => withRecent(all, { ...named(listed), at, words, tone: 'good', undo }));
  };

  const decide = (ticket: Ticket, decision: Decision, atOnce?: AtOnce): void => {
    const { said, words, tone } = outcome[decision];
    const who = named({ state: 'found', code: '', ticket, verified: true });
    void send({
      method: 'PATCH',
      path: `tickets/${ticket.id}`,
      json: { status: decision },
      after: () => {
        const undo = { ticket: ticket.id, until: Date.now() + undoable };
        setRecent((all) => withRecent(all, { ...who, words, tone, undo }));
        // Without 'Cofnij': the list of checks has it, and for longer than a toast stays. Where nobody was asked the
        // result itself stays and says it
        if (atOnce) atOnce.onDone();
        else {
          toast({ text: `${said}: ${who.name}, ${who.seat}` });
          onDone(ticket);
        }
        refresh();
      },
      of: { messages: { notChanged: `Nie zapisano: bilet ${ticket.id} nadal czeka na decyzję` } },
      again: () => decide(ticket, decision, atOnce),
      otherwise: ({ status }) => {
        if (status === 409) onChanged(ticket.id);
        else atOnce?.onFailed();
        return false;
      },
    });
  };

  const takeBack = ({ ticket, listed }: Undo): void => {
    const after = () => {
      setRecent((all) => all.map((entry) => (entry.undo?.ticket === ticket ? takenBack(entry) : entry)));
      onTakenBack(listed?.code ?? String(ticket));
      refresh();
    };
    if (listed) void takeBackListed(listed).then((isBack) => isBack && after());
    else
      void back.send({
        ...{ method: 'POST', path: `tickets/${ticket}/restore`, done: 'Cofnięto: bilet znów jest ważny', after },
      });
  };

  const takeBackLast = () => {
    const decision = recent.find(({ undo }) => undo && undo.until > Date.now());
    if (decision?.undo) takeBack(decision.undo);
  };
  return { recent, note, noteLetIn, decide, takeBack, takeBackLast, busy: busy || back.busy };
}

const takenBack = (entry: Recent): Recent => ({
  ...entry,
  words: `${entry.words}, cofnięto`,
  tone: 'neutral',
  undo: undefined,
});
