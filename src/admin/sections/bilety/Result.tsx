import type { ReactNode } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { flightStatus } from '../../../domain/flight/flight-status.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import { formatInstant, formatTime } from '../../../domain/language/days.ts';
import { formatAmount } from '../../../domain/language/polish.ts';
import { typesetWords } from '../../../domain/language/typeset-words.ts';
import { leavesAt, type Verdict as VerdictWords } from '../../../domain/travel/boarding.ts';
import { ticket as entity, type Ticket } from '../../../domain/travel/ticket.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { History } from '../../record/History.tsx';
import css from './Result.module.css';
import type { Check } from './useCheck.ts';
import { Verdict } from './Verdict.tsx';

interface ResultProps {
  check: Check;
  /** What is said of the ticket that was found. */
  verdict: VerdictWords | undefined;
  onConfirm: () => void;
  onInvalidate: () => void;
  onNext: () => void;
  onRetry: (code: string) => void;
}

/** What was found, what it means, and what can be done with it. */
export function Result({ check, verdict, onConfirm, onInvalidate, onNext, onRetry }: ResultProps) {
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

const Next = ({ onNext }: { onNext: () => void }) => (
  <Button onClick={onNext}>
    <Icon name="arrow" />
    Następny pasażer <kbd>Enter</kbd>
  </Button>
);

function Facts({ ticket }: { ticket: Ticket }) {
  const leaves = leavesAt(ticket);
  const isMoved = leaves !== ticket.departure;
  const name = [ticket.first_name, ticket.last_name].filter(Boolean).join(' ');
  return (
    <div className={css.who}>
      <div>
        <h3>Pasażer</h3>
        <p className={css.big}>{name || 'Konto usunięte'}</p>
        <dl>
          <Fact name="E-mail">{ticket.email}</Fact>
          <Fact name="Telefon">{ticket.phone_number}</Fact>
          <Fact name="Adres">{ticket.address}</Fact>
        </dl>
      </div>
      <div>
        <h3>Bilet {ticket.id}</h3>
        <p className={`mono ${css.big}`}>{flightNumber(ticket.flight_number)}</p>
        <dl>
          <Fact name="Trasa">
            {ticket.origin} – {ticket.destination}
          </Fact>
          <Fact name="Odlot">
            {formatInstant(leaves)}
            {isMoved && ` (planowo ${formatTime(ticket.departure)})`}
            {ticket.flight_status !== 'SCHEDULED' && ` · ${labelOf(flightStatus, ticket.flight_status)}`}
          </Fact>
          <Fact name="Bramka">{ticket.flight_gate ?? ticket.gate_name}</Fact>
          <Fact name="Klasa">
            {ticket.class} · {formatAmount(Math.round(ticket.price * 100))}
          </Fact>
          <Fact name="Kupiony">{formatInstant(ticket.purchase_time)}</Fact>
        </dl>
      </div>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children ?? '–'}</dd>
  </div>
);
