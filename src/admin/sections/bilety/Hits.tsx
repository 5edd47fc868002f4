import { FailedReading } from '../../../client/FailedReading.tsx';
import type { MaybeFailed } from '../../../client/useTold.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import { count, noun } from '../../../domain/language/polish.ts';
import { leavesAt } from '../../../domain/travel/boarding.ts';
import { type Ticket, ticket } from '../../../domain/travel/ticket.ts';
import { Cell } from '../../../fields/Cell.tsx';
import { marked } from '../../../fields/highlight.tsx';
import { Empty, PlaceholderRows } from '../../../ui/states.tsx';
import css from './Hits.module.css';

const tickets = noun('bilet', 'bilety', 'biletów');

interface HitsProps {
  id: string;
  term: string;
  hits: readonly Ticket[] | undefined;
  reading: MaybeFailed;
  /** There is no network: nobody is found by name. */
  isAway: boolean;
  /** Which hit the arrow keys have reached, from 0. */
  at: number;
  onChoose: (ticket: Ticket) => void;
}

/** The tickets that a term finds, in the list of the field above. */
export function Hits({ id, term, hits, reading, isAway, at, onChoose }: HitsProps) {
  // Said here alone: a dialog would stand over who is at the gate, and take what is read next
  if (isAway || reading.error?.status === 0)
    return <Empty>Bez sieci nie znajdziesz biletu po nazwisku, e-mailu ani locie. Zeskanuj kod.</Empty>;
  if (reading.error) return <FailedReading reading={reading}>Nie udało się szukać biletów</FailedReading>;
  if (!hits) return <PlaceholderRows rows={3} label="Szukanie biletów" />;
  const some = `${count(hits.length, tickets)}. Najpierw najbliższe odloty.`;
  return (
    <section className={css.panel} aria-label="Znalezione bilety">
      <div id={id} role="listbox" aria-label="Bilety">
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the field above
          <div
            key={hit.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={css.hit}
            onClick={() => onChoose(hit)}
          >
            <span>
              <b>{marked(`${hit.first_name ?? ''} ${hit.last_name ?? ''}`.trim() || `Bilet ${hit.id}`, term)}</b>
              <small>{hit.email && marked(hit.email, term)}</small>
            </span>
            <span>
              {flightNumber(hit.flight_number)}, {formatInstant(leavesAt(hit))}
            </span>
            <span className="mono">{hit.seat_number}</span>
            <Cell field={ticket.fields.status} value={hit.status} />
          </div>
        ))}
      </div>
      <p role="status">{hits.length === 0 ? `Brak biletów: „${term}”` : some}</p>
    </section>
  );
}
