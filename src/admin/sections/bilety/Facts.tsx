import type { ReactNode } from 'react';
import { flightStatus } from '../../../domain/flight/flight-status.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { formatInstant, formatTime } from '../../../domain/language/days.ts';
import { leavesAt } from '../../../domain/travel/boarding.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { EmailWords } from '../../../ui/EmailWords.tsx';
import css from './Result.module.css';

export const nameOf = ({ first_name, last_name }: Ticket): string =>
  [first_name, last_name].filter(Boolean).join(' ') || 'Konto usunięte';

/** Whose ticket it is, and for what. */
export function Facts({ ticket }: { ticket: Ticket }) {
  const leaves = leavesAt(ticket);
  const isMoved = leaves !== ticket.departure;
  return (
    <div className={css.who}>
      <div>
        <h3>Pasażer</h3>
        <p className={css.big}>{nameOf(ticket)}</p>
        <dl>
          <Fact name="E-mail">{ticket.email && <EmailWords email={ticket.email} />}</Fact>
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
