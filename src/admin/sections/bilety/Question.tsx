import { useEffect, useRef } from 'react';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { Button } from '../../../ui/Button.tsx';
import { Answers, DialogFrame } from '../../../ui/DialogFrame.tsx';

/** What staff make of a ticket. */
export type Decision = 'USED' | 'EXPIRED';

const words = {
  USED: {
    title: 'Potwierdź ważność',
    tone: 'good',
    yes: 'Tak, potwierdź',
    follows: 'stanie się użyty i nie wpuści drugi raz.',
  },
  EXPIRED: {
    title: 'Unieważnij bilet',
    tone: 'bad',
    yes: 'Tak, unieważnij',
    follows: 'wygaśnie. Pasażer zobaczy to w swoich biletach, pieniądze nie wracają same.',
  },
} as const;

interface QuestionProps {
  ticket: Ticket;
  decision: Decision;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before a ticket is used up or invalidated. Confirming is one more Enter; invalidating begins at 'Anuluj'. */
export function Question({ ticket, decision, busy, onYes, onNo }: QuestionProps) {
  const { title, tone, yes, follows } = words[decision];
  const isUsed = decision === 'USED';
  const yesButton = useRef<HTMLButtonElement>(null);
  // The dialog has opened by then, and begins at its first button
  useEffect(() => {
    if (isUsed) yesButton.current?.focus();
  }, [isUsed]);
  const who = `${ticket.first_name ?? ''} ${ticket.last_name ?? ''}, miejsce ${ticket.seat_number}`;
  const text = `${who}. Bilet ${ticket.id} ${follows}`;
  return (
    <DialogFrame title={title} text={text.trim()} tone={tone} busy={busy} onLeave={onNo}>
      <Answers>
        <Button onClick={onNo} disabled={busy}>
          Anuluj
        </Button>
        <Button kind={isUsed ? 'go' : 'bad'} onClick={onYes} disabled={busy} ref={yesButton}>
          {yes}
        </Button>
      </Answers>
    </DialogFrame>
  );
}
