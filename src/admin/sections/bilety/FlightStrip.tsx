import { useState } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { useAll } from '../../../client/useAll.ts';
import { useTold } from '../../../client/useTold.ts';
import { flightStatus } from '../../../domain/flight/flight-status.ts';
import { expectedHere, newTime, timeHere } from '../../../domain/flight/flight-times.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { count, noun } from '../../../domain/language/polish.ts';
import type { GateList } from '../../../domain/travel/gate-list.ts';
import { compareSeats } from '../../../domain/travel/seats.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { Failed } from '../../../ui/states.tsx';
import { Aboard, ticketsOf } from './Aboard.tsx';
import { ChooseFlight } from './ChooseFlight.tsx';
import { ChooseHeld } from './ChooseHeld.tsx';
import css from './FlightStrip.module.css';
import { useBoardedFlight } from './useSale.ts';

const people = noun('osoba', 'osoby', 'osób');
/** How many passengers are named beside a check; the others come at one press. */
const few = 6;
/** A page holds a hundred, an airplane more. */
const most = 100;

interface FlightStripProps {
  /** The flight that is boarded here. */
  flight: string | undefined;
  /** Of the flights of this gate: they tell of one also while it cannot be read itself. */
  lists: readonly GateList[];
  isAway: boolean;
  onFlight: (flight: string | undefined) => void;
  isChoosing: boolean;
  onChoosing: (on: boolean) => void;
}

/** The flight that is boarded here; without one, tickets of every flight of today are good. */
export function FlightStrip({ flight, lists, isAway, onFlight, isChoosing, onChoosing }: FlightStripProps) {
  const toggle = () => onChoosing(!isChoosing);
  const choice = { flight, onFlight, onClose: () => onChoosing(false) };
  return (
    <section className={css.strip} aria-label="Odprawiany lot">
      <div className={`sign ${css.sign}`}>
        {flight ? (
          <Boarded key={flight} flight={flight} list={lists.find((it) => it.flight === flight)} />
        ) : (
          <p className={css.to}>
            <b>Wszystkie dzisiejsze loty</b> Wybierz lot, a bilety na inne zostaną zatrzymane.
          </p>
        )}
        <button type="button" aria-expanded={isChoosing} aria-keyshortcuts="F9" onClick={toggle}>
          {flight ? 'Zmień lot' : 'Wybierz lot'} <kbd>F9</kbd>
        </button>
      </div>
      {isChoosing && (isAway ? <ChooseHeld {...choice} lists={lists} /> : <ChooseFlight {...choice} />)}
    </section>
  );
}

/** A flight's signs: where it goes, when and from which gate, and how many have gone. */
function Boarded({ flight, list }: { flight: string; list: GateList | undefined }) {
  const reading = useBoardedFlight(flight);
  const { answer, error } = reading;
  // Without a network the desk says so above, and a dialog would stop the queue
  const isAway = error?.status === 0;
  useTold({ ...reading, error: answer || isAway ? undefined : error });
  const row = answer?.data[0];
  if (!row) {
    const called = list
      ? `${flightNumber(list.number)} ${list.destination}, ${formatTime(list.leaves_at)}`
      : 'Wybrany lot';
    const why = answer
      ? 'Tego lotu już nie ma'
      : isAway
        ? called
        : error
          ? 'Nie udało się wczytać lotu'
          : 'Wczytywanie lotu…';
    return (
      <p className={css.to} role="status">
        <b>{why}</b> Bilety na inne loty są zatrzymywane.
      </p>
    );
  }
  const isLate = newTime(row) !== null;
  return (
    <>
      <p className={css.number}>
        {flightNumber(row.number)} <small>{row.airline_name}</small>
      </p>
      <p className={css.to}>
        <b>{row.is_departure ? row.destination : row.origin}</b> {isLate && <del>{formatTime(timeHere(row))}</del>}{' '}
        <strong>{formatTime(expectedHere(row))}</strong> · {labelOf(flightStatus, row.status)}
      </p>
      {row.gate_name && (
        <p className={css.gate}>
          <small>Bramka</small> {row.gate_name}
        </p>
      )}
      <Aboard flight={flight} />
    </>
  );
}

/** Who has a ticket for the flight and has not come yet. */
export function NotAboard({ flight }: { flight: string }) {
  const [all, setAll] = useState(false);
  // By seat: the first of them may stand on any page
  const { rows, ...reading } = useAll<Ticket>(ticketsOf(flight, 'PURCHASED', most));
  // Without a network too: said here, as a dialog would stop the queue
  if (reading.error?.status === 0 && !rows)
    return <Failed retry={reading.retry}>Bez sieci nie wiadomo, kto jeszcze nie wszedł</Failed>;
  // Said, not left out: an empty list would mean that everybody has boarded
  if (reading.error && !rows)
    return <FailedReading reading={reading}>Nie udało się wczytać, kto jeszcze nie wszedł</FailedReading>;
  if (!rows || rows.length === 0) return null;
  const total = rows.length;
  const bySeat = rows.toSorted((a, b) => compareSeats(a.seat_number, b.seat_number));
  const shown = all ? bySeat : bySeat.slice(0, few);
  return (
    <section className={css.missing} aria-labelledby="brakuje">
      <header>
        <h2 id="brakuje">Jeszcze nie weszli</h2> <span>{count(total, people)}</span>
        {total > few && (
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'MNIEJ' : 'CAŁA LISTA'}
          </button>
        )}
      </header>
      <ul>
        {shown.map(({ id, seat_number, first_name, last_name }) => (
          <li key={id}>
            <b className="mono">{seat_number}</b> {first_name} {last_name}
          </li>
        ))}
      </ul>
    </section>
  );
}
