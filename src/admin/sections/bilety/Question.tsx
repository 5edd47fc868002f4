import { useRef } from 'react';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { Button } from '../../../ui/Button.tsx';
import { Answers } from '../../../ui/DialogFrame.tsx';
import { QuestionFrame } from '../../parts/QuestionFrame.tsx';

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
  const who = `${ticket.first_name ?? ''} ${ticket.last_name ?? ''}, miejsce ${ticket.seat_number}`;
  const text = `${who}. Bilet ${ticket.id} ${follows}`;
  return (
    <QuestionFrame
      title={title}
      text={text.trim()}
      tone={tone}
      busy={busy}
      onLeave={onNo}
      first={isUsed ? yesButton : undefined}
    >
      <Answers>
        <Button onClick={onNo} disabled={busy}>
          Anuluj
        </Button>
        <Button kind={isUsed ? 'go' : 'bad'} onClick={onYes} disabled={busy} ref={yesButton}>
          {yes}
        </Button>
      </Answers>
    </QuestionFrame>
  );
}
