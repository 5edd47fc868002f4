import type { ReactNode } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { count, noun } from '../../../domain/language/polish.ts';
import { typesetWords } from '../../../domain/language/typeset-words.ts';
import type { Verdict as VerdictWords } from '../../../domain/travel/boarding.ts';
import { ticket as entity, type Ticket } from '../../../domain/travel/ticket.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { History } from '../../record/History.tsx';
import { Aboard } from './Aboard.tsx';
import { Facts, nameOf } from './Facts.tsx';
import css from './Result.module.css';
import { type Check, isUnderWay } from './useCheck.ts';
import { Verdict } from './Verdict.tsx';

/** What is said of a piece of a code. */
export const pieceWords = 'Odczytano niepełny kod. Zeskanuj jeszcze raz.';

interface ResultProps {
  check: Check;
  /** How many readings stand in line behind it. */
  waiting: number;
  /** The flight that is boarded here. */
  flight: string | undefined;
  /** What is said of the ticket that was found. */
  verdict: VerdictWords | undefined;
  onConfirm: () => void;
  onInvalidate: () => void;
  onNext: () => void;
  onRetry: (code: string) => void;
}

const readings = noun('odczyt', 'odczyty', 'odczytów');

/** What was found, what it means, and what can be done with it. */
export function Result({ waiting, ...props }: ResultProps) {
  return (
    <>
      {waiting > 0 && (
        <p className={css.line} role="status">
          <b>{count(waiting, readings)}</b> w kolejce. Po tym bilecie pokaże się następny
          {isUnderWay(props.check) ? '.' : ': „Następny pasażer”.'}
        </p>
      )}
      <Shown {...props} />
    </>
  );
}

function Shown({ check, verdict, flight, onConfirm, onInvalidate, onNext, onRetry }: Omit<ResultProps, 'waiting'>) {
  if (check.state === 'waiting')
    return (
      <p className={css.waiting} role="status">
        {typesetWords('Zeskanuj kod biletu albo wpisz jego numer, nazwisko, e-mail lub lot.')}
      </p>
    );
  if (check.state === 'reading') return <PlaceholderRows rows={3} label="Sprawdzanie biletu" />;
  if (check.state === 'failed')
    return (
      <FailedReading reading={{ error: check.error, retry: () => onRetry(check.code) }}>
        Nie udało się sprawdzić biletu {check.code}
      </FailedReading>
    );
  if (check.state === 'unknown')
    return (
      <Panel>
        {check.forged ? (
          <Verdict go="no" word="ZŁY KOD" advice="Tego kodu nie wydało nasze lotnisko. Nie wpuszczaj" />
        ) : (
          <Verdict
            go="ask"
            word="NIEZNANY"
            advice={`Nie ma biletu ${check.code}. Zeskanuj jeszcze raz lub szukaj po nazwisku`}
          />
        )}
        <div className={css.decide}>
          <Next onNext={onNext} />
        </div>
      </Panel>
    );
  if (check.state === 'piece')
    return (
      <Panel>
        <Verdict go="ask" word="NIEPEŁNY KOD" advice={pieceWords} />
        <p className={css.piece}>
          Odczytano: <b className="mono">{check.code}</b>
        </p>
        <div className={css.decide}>
          <Next onNext={onNext} />
        </div>
      </Panel>
    );
  if (check.state === 'listed' || check.state === 'noted') {
    const isIn = check.state === 'noted';
    return (
      <Panel>
        <Verdict {...check.verdict} {...(isIn && { advice: 'Wpuszczono bez sieci' })} seat={check.seat} />
        <p className={css.typed}>
          <Icon name="offline" />
          <span>
            <b>Bez sieci.</b> Lista lotu nie ma nazwisk: porównaj dokument z kartą pokładową.
          </span>
        </p>
        <div className={css.decide}>
          {!isIn && check.verdict.go === 'yes' ? (
            <Button kind="go" onClick={onConfirm}>
              <Icon name="check" />
              Wpuść <kbd>Enter</kbd>
            </Button>
          ) : (
            <Next onNext={onNext} />
          )}
        </div>
      </Panel>
    );
  }
  if (check.state !== 'found')
    return (
      <Panel>
        <Verdict
          go="yes"
          word="WAŻNY"
          advice={check.state === 'boarded' ? 'Wpuszczono' : 'Wpuszczanie…'}
          seat={check.ticket.seat_number}
        />
        <LetIn ticket={check.ticket} flight={flight} />
      </Panel>
    );
  const { ticket, verified } = check;
  const isOpen = ticket.status === 'PURCHASED';
  return (
    <Panel>
      {verdict && <Verdict {...verdict} seat={ticket.seat_number} />}
      {!verified && (
        <p className={css.typed}>
          <Icon name="late" />
          <span>
            <b>Kod niesprawdzony.</b> Numer wpisano albo wybrano z listy: sprawdź dokument pasażera.
          </span>
        </p>
      )}
      <Facts ticket={ticket} />
      <div className={css.decide}>
        {verdict?.go === 'yes' ? (
          <Button kind="go" onClick={onConfirm}>
            <Icon name="check" />
            Potwierdź ważność <kbd>Enter</kbd>
          </Button>
        ) : (
          <Next onNext={onNext} />
        )}
        {isOpen && verdict?.go === 'no' && <Button why={verdict.advice}>Potwierdź ważność</Button>}
        {isOpen && (
          <Button kind="bad" onClick={onInvalidate} aria-keyshortcuts="F8">
            <Icon name="cancel" />
            Unieważnij <kbd>F8</kbd>
          </Button>
        )}
      </div>
      {verdict?.go === 'no' && <History entity={entity} path={`tickets/${ticket.id}/history`} />}
    </Panel>
  );
}

const Panel = ({ children }: { children: ReactNode }) => (
  <section className={css.panel} aria-labelledby="wynik">
    <h2 id="wynik" className="hidden">
      Wynik sprawdzenia
    </h2>
    {children}
  </section>
);

/** Who was let in, and how many are. */
const LetIn = ({ ticket, flight }: { ticket: Ticket; flight: string | undefined }) => (
  <div className={css.letIn}>
    <p className={css.big}>{nameOf(ticket)}</p>
    {flight && <Aboard flight={flight} />}
  </div>
);

const Next = ({ onNext }: { onNext: () => void }) => (
  <Button onClick={onNext}>
    <Icon name="arrow" />
    Następny pasażer <kbd>Enter</kbd>
  </Button>
);
