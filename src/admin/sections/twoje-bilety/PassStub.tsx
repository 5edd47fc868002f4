import { airportName } from '../../../airport/identity.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import css from './PassStub.module.css';

interface PassStubProps {
  ticket: Ticket;
  /** What its QR code says; undefined while it is on its way. */
  code: string | undefined;
  /** Reads it again, where that failed. */
  readCode: (() => void) | undefined;
  now: number;
  /** The flight was cancelled. */
  off: boolean;
}

/** What is torn off at the gate: the code, and on paper when it was printed. */
export const PassStub = ({ ticket, code, readCode, now, off }: PassStubProps) => (
  <div className={css.stub}>
    {off ? (
      <p className={css.void}>
        <Icon name="cancel" />
        <b>Nie do wejścia</b>
      </p>
    ) : code ? (
      <QrCode text={code} label={`Kod QR biletu ${ticket.id}`} />
    ) : readCode ? (
      <div className={css.void} role="alert">
        <b>Nie udało się wczytać kodu</b>
        <Button size="s" onClick={readCode} aria-label={`Spróbuj ponownie: kod biletu ${ticket.id}`}>
          Spróbuj ponownie
        </Button>
      </div>
    ) : (
      <p className={css.void} role="status">
        Wczytywanie kodu
      </p>
    )}
    <p>
      Bilet <b className="mono">{ticket.id}</b>
    </p>
    <p className={css.paper}>
      {airportName}. Wydruk z {formatInstant(new Date(now).toISOString())}. Godzina i bramka mogą się zmienić.
    </p>
  </div>
);
