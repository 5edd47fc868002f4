import { useRef, useState } from 'react';
import { keep, sessionStore } from '../../../client/storage.ts';
import { type Verdict, verdictOf } from '../../../domain/travel/boarding.ts';
import { ticket as entity, type Ticket } from '../../../domain/travel/ticket.ts';
import { Button } from '../../../ui/Button.tsx';
import { useOnChange } from '../../../ui/effects.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNewRow } from '../../list/useNewRow.tsx';
import { useAdding } from '../../record/useAdding.ts';
import type { ScreenProps } from '../../shell/screens.ts';
import { Camera } from './Camera.tsx';
import { FlightStrip, NotAboard } from './FlightStrip.tsx';
import { LastChecks } from './LastChecks.tsx';
import { type Decision, Question } from './Question.tsx';
import { Result } from './Result.tsx';
import { ScanField } from './ScanField.tsx';
import css from './Section.module.css';
import { signal } from './signal.ts';
import { type Check, useCheck } from './useCheck.ts';
import { useDecision } from './useDecision.ts';
import { useKeys } from './useKeys.ts';
import { useScanner } from './useScanner.ts';

/** The key under which the browser's tab remembers which flight is boarded. */
const boarded = 'odprawa:lot';

/** Tickets at the gate: found, shown, confirmed or invalidated one after another; and the sale of one. */
export function Section({ route }: ScreenProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [question, setQuestion] = useState<Decision>();
  const [flight, setFlight] = useState(() => sessionStore?.getItem(boarded) || undefined);
  const [isChoosing, choose] = useState(false);
  const [hasCamera, showCamera] = useState(false);
  const newRow = useNewRow({ entity, slug: route.section.slug, asked: useAdding()[entity.table] });
  const verdictOn = (reading: Check) =>
    reading.state === 'found' ? verdictOf(reading.ticket, { now: Date.now(), flight }) : undefined;

  const { check, read, clear, done } = useCheck((reading) => {
    const verdict = verdictOn(reading);
    if (reading.state !== 'failed')
      signal(verdict?.go ?? (reading.state === 'unknown' && !reading.forged ? 'ask' : 'no'));
    if (verdict?.go === 'no') decision.note(reading, verdict.word, 'bad');
    if (reading.state === 'unknown') decision.note(reading, reading.forged ? 'Zły kod' : 'Nieznany', 'neutral');
  });
  const decision = useDecision({
    onDone: ({ id }) => {
      setQuestion(undefined);
      done(id);
    },
    onChanged: (id) => {
      setQuestion(undefined);
      void read(String(id));
    },
  });
  const verdict = verdictOn(check);
  const isOpen = check.state === 'found' && check.ticket.status === 'PURCHASED';

  /** A new reading answers no question: it closes it. */
  const open = (code: string) => {
    setQuestion(undefined);
    setTyped('');
    void read(code);
  };
  const next = () => {
    setTyped('');
    clear();
    field.current?.focus();
  };
  const enter = () => (verdict?.go === 'yes' ? setQuestion('USED') : next());
  useScanner(field, open);
  useKeys(field, {
    F2: () => field.current?.select(),
    F8: isOpen ? () => setQuestion('EXPIRED') : undefined,
    F9: () => choose(true),
    Escape: next,
    undo: decision.takeBackLast,
  });
  // The next passenger is already there
  // After every answer and every question
  useOnChange([question, check], () => {
    if (!question) field.current?.focus();
  });
  // An address names a ticket: from a list, or from the palette
  useOnChange([route.key], () => {
    if (route.key) open(route.key);
  });

  const showChoice = (on: boolean) => {
    choose(on);
    if (!on) field.current?.focus();
  };
  const board = (to: string | undefined) => {
    keep(sessionStore, boarded, to ?? '');
    setFlight(to);
  };
  const chosen: Ticket | undefined = check.state === 'found' ? check.ticket : undefined;
  return (
    <div className={css.screen}>
      <FlightStrip flight={flight} onFlight={board} isChoosing={isChoosing} onChoosing={showChoice} />
      {hasCamera && <Camera onScan={open} onClose={() => showCamera(false)} />}
      <ScanField
        {...{ field, typed, flight }}
        onType={setTyped}
        onCode={open}
        onEmpty={enter}
        onCamera={() => showCamera(true)}
      />
      {/* It stands there before it says anything, or readers would miss the first */}
      <p className="hidden" role="status" aria-live="assertive" aria-atomic="true">
        {spoken(check, verdict)}
      </p>
      <div className={css.split}>
        <div className={css.main}>
          <Result
            {...{ check, verdict }}
            onConfirm={() => setQuestion('USED')}
            onInvalidate={() => setQuestion('EXPIRED')}
            onNext={next}
            onRetry={open}
          />
        </div>
        <LastChecks all={decision.recent} onUndo={decision.takeBack} />
        {flight && <NotAboard key={flight} flight={flight} />}
      </div>
      {newRow.form || (
        <p>
          <Button size="s" onClick={newRow.open}>
            <Icon name="plus" />
            Dodaj bilet
          </Button>
        </p>
      )}
      {question && chosen && (
        <Question
          ticket={chosen}
          decision={question}
          busy={decision.busy}
          onYes={() => decision.decide(chosen, question)}
          onNo={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}

/** What readers say of a check: who does not see the sign hears the same. */
function spoken(check: Check, verdict: Verdict | undefined): string {
  if (check.state === 'unknown') return check.forged ? 'Zły kod. Nie wpuszczaj' : `Nie ma biletu ${check.code}`;
  if (check.state !== 'found' || !verdict) return '';
  const typed = check.verified ? '' : ' Kod niesprawdzony.';
  return `${verdict.word}. ${verdict.advice}. Miejsce ${check.ticket.seat_number}.${typed}`;
}
