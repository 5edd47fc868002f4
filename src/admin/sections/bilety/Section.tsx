import { useRef, useState } from 'react';
import { keep, sessionStore } from '../../../client/storage.ts';
import type { Verdict } from '../../../domain/travel/boarding.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { Button } from '../../../ui/Button.tsx';
import { useOnChange } from '../../../ui/effects.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { ScreenProps } from '../../shell/screens.ts';
import { AtOnce } from './AtOnce.tsx';
import { isAtOnce, setAtOnce } from './at-once.ts';
import { Camera } from './Camera.tsx';
import { Differences } from './Differences.tsx';
import { FlightStrip, NotAboard } from './FlightStrip.tsx';
import { LastChecks } from './LastChecks.tsx';
import { Question } from './Question.tsx';
import { pieceWords, Result } from './Result.tsx';
import { ScanField } from './ScanField.tsx';
import css from './Section.module.css';
import type { Check } from './useCheck.ts';
import { useGate } from './useGate.ts';
import { useKeys } from './useKeys.ts';
import { useSale } from './useSale.ts';
import { useScanner } from './useScanner.ts';
import { WithoutNetwork } from './WithoutNetwork.tsx';

/** The key under which the browser's tab remembers which flight is boarded. */
const boarded = 'odprawa:lot';

/** Tickets at the gate: found, shown, confirmed or invalidated one after another; and the sale of one. */
export function Section({ route }: ScreenProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [flight, setFlight] = useState(() => sessionStore?.getItem(boarded) || undefined);
  const [isChoosing, choose] = useState(false);
  const [hasCamera, showCamera] = useState(false);
  const newRow = useSale(route.section.slug, flight);
  const [atOnce, switchAtOnce] = useState(isAtOnce);
  const gate = useGate({ flight, isAtOnce: atOnce });
  const { check, verdict, question, decision, setQuestion } = gate;
  const isOpen = check.state === 'found' && check.ticket.status === 'PURCHASED';

  const cleared =
    <A extends unknown[]>(run: (...args: A) => void) =>
    (...args: A) => {
      setTyped('');
      run(...args);
    };
  const open = cleared(gate.type);
  const next = cleared(() => {
    gate.next();
    field.current?.focus();
  });
  const enter = () => {
    if (check.state === 'listed' && verdict?.go === 'yes') gate.letIn();
    else if (verdict?.go === 'yes') setQuestion('USED');
    else if (!gate.isUnderWay) next();
  };
  const type = useScanner(field, { onType: setTyped, onCode: cleared(gate.scan), onPiece: cleared(gate.scanText) });
  useKeys(field, {
    F2: () => field.current?.select(),
    F8: isOpen ? () => setQuestion('EXPIRED') : undefined,
    F9: () => choose(true),
    Escape: next,
    undo: decision.takeBackLast,
  });
  // After every answer and every question the field waits for the next passenger's ticket
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
  const letIn = (on: boolean) => {
    setAtOnce(on);
    switchAtOnce(on);
    field.current?.focus();
  };
  const chosen: Ticket | undefined = check.state === 'found' ? check.ticket : undefined;
  return (
    <div className={css.screen}>
      <Differences />
      <WithoutNetwork flight={flight} list={gate.list.list} awaySince={gate.list.awaySince} />
      <FlightStrip
        {...{ flight, isChoosing }}
        lists={gate.list.lists}
        isAway={gate.list.awaySince !== undefined}
        onFlight={board}
        onChoosing={showChoice}
      />
      <AtOnce flight={flight} on={atOnce} onSwitch={letIn} />
      {hasCamera && <Camera onScan={gate.scanText} onClose={() => showCamera(false)} />}
      <ScanField
        {...{ field, typed, flight }}
        awaySince={gate.list.awaySince}
        onType={type}
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
            {...{ check, verdict, flight }}
            waiting={gate.waiting}
            onConfirm={enter}
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
  if (check.state === 'piece') return `${pieceWords} ${check.code}`;
  if (check.state === 'boarded') return `WAŻNY. Wpuszczono. Miejsce ${check.ticket.seat_number}.`;
  if (check.state === 'noted') return `Wpuszczono bez sieci. Miejsce ${check.seat}.`;
  if (check.state === 'listed')
    return `Bez sieci: ${check.verdict.word}. ${check.verdict.advice}. Miejsce ${check.seat}.`;
  if (check.state !== 'found' || !verdict) return '';
  const typed = check.verified ? '' : ' Kod niesprawdzony.';
  return `${verdict.word}. ${verdict.advice}. Miejsce ${check.ticket.seat_number}.${typed}`;
}
