import { useState } from 'react';
import type { ClerkDay } from '../../../domain/booking/closing.ts';
import { ClosedPanel } from './ClosedPanel.tsx';
import { CountForm } from './CountForm.tsx';
import { countOf, inZloty, useTyped } from './count.ts';
import { Paper } from './Paper.tsx';
import css from './Section.module.css';

interface TillProps {
  of: ClerkDay;
  /** Others' tills are read only. */
  isOwn: boolean;
  retry: () => void;
  onClosed: () => void;
}

/** What is typed, and beside it the sheet that it makes. */
export function Till({ of, isOwn, retry, onClosed }: TillProps) {
  const last = of.closings.at(-1);
  const [correcting, setCorrecting] = useState(false);
  const key = last ? `${of.day} ${last.id}` : of.day;
  const hasTerminal = of.sums.terminal_in > 0 || of.sums.terminal_out > 0;
  const [typed, change, forget] = useTyped(of.clerk.id, key, {
    pieces: {},
    loose: '',
    // The pieces of what was counted are not kept: a correction says the sum
    whole: last && inZloty(last.counted),
    float: inZloty(last?.float ?? of.float ?? 0),
    terminal: last ? inZloty(last.terminal_total) : hasTerminal ? '' : '0,00',
    reason: '',
  });
  const isTyping = isOwn && (!last || correcting);
  const count = countOf(typed, of.sums);
  return (
    <div className={css.columns}>
      <aside className={css.aside}>
        {isTyping ? (
          <CountForm
            of={of}
            typed={typed}
            change={change}
            count={count}
            retry={retry}
            onClosed={() => {
              forget();
              onClosed();
            }}
            onBack={last && (() => setCorrecting(false))}
          />
        ) : (
          <ClosedPanel last={last} isOwn={isOwn} onCorrect={() => setCorrecting(true)} />
        )}
      </aside>
      <Paper of={of} count={isTyping ? { ...count, reason: typed.reason } : undefined} />
    </div>
  );
}
