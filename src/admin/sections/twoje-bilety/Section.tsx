import { useEffect, useRef, useState } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { useAnswer, useList } from '../../../client/useList.ts';
import { useTold } from '../../../client/useTold.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { formatInstant, formatTime } from '../../../domain/language/days.ts';
import { count, noun } from '../../../domain/language/polish.ts';
import { leavesAt } from '../../../domain/travel/boarding.ts';
import { ticket as entity, type Ticket } from '../../../domain/travel/ticket.ts';
import { cancelUntil } from '../../../domain/travel/ticket-deadlines.ts';
import { Cell } from '../../../fields/Cell.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useOnChange } from '../../../ui/effects.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty, PlaceholderRows } from '../../../ui/states.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { focusRow } from '../../list/focus-row.ts';
import { otherTickets, ownTickets } from '../../own/own-tickets.ts';
import { Act } from '../../parts/Act.tsx';
import type { ScreenProps } from '../../shell/screens.ts';
import { AddBox } from './AddBox.tsx';
import { BoardingPass, FlightBadge } from './BoardingPass.tsx';
import css from './Section.module.css';
import { TicketHistory } from './TicketHistory.tsx';
import { useCancel } from './useCancel.ts';
import { useNews } from './useNews.ts';

const tickets = noun('bilet', 'bilety', 'biletów');
/** How often the flights of tickets are read anew while somebody looks at them, in ms. */
const every = 60_000;
const rereads = { refreshInterval: every, revalidateOnFocus: true };

/** Passes that are drawn at once: with hundreds of codes a phone would stand still. */
const few = 10;

/** What the server alone knows of a ticket. */
interface Known {
  id: number;
  code: string;
  refundable: boolean;
}

/** One's own tickets: those to fly with as boarding passes, kept up to date, and those of the past. */
export function Section({ user }: ScreenProps) {
  const reading = useList<Ticket>(ownTickets(user), undefined, rereads);
  const { answer, error, readAt } = reading;
  const codes = useAnswer<{ data: Known[] }>('tickets/codes', undefined, rereads);
  const readCodes = useTold({ ...codes, error: codes.answer ? undefined : codes.error });
  const box = useRef<HTMLElement>(null);
  const [most, setMost] = useState(few);
  const cancel = useCancel();
  const now = useNow(every) ?? 0;
  const [printed, print] = usePrinting();
  useNews(answer?.data);
  const current = answer?.data.toSorted((a, b) => Date.parse(leavesAt(a)) - Date.parse(leavesAt(b)));
  const passes = current?.slice(0, most);
  // What was pressed has moved below the passes that it brought: one goes on from the first of them
  useOnChange([most], () => {
    if (most > few) box.current?.querySelectorAll<HTMLElement>('[data-row]')[most - few]?.focus();
  });
  return (
    <div className={css.screen} data-printing={printed !== undefined || undefined}>
      <section ref={box} className={css.current} aria-labelledby="aktualne-bilety" tabIndex={-1}>
        <header className={css.head}>
          <h2 id="aktualne-bilety">Aktualne bilety</h2>
          {answer && <span>{count(answer.meta.total, tickets)}</span>}
          {readAt && (
            <p>
              <Icon name="refresh" />
              Stan z {formatTime(readAt)}, odświeża się sam
            </p>
          )}
        </header>
        {error && !current ? (
          <FailedReading reading={reading} />
        ) : !current || !passes ? (
          <PlaceholderRows />
        ) : passes.length === 0 ? (
          <div className={css.none}>
            <Empty>Brak biletów</Empty>
            <p>Nadchodzące loty pojawią się tutaj same, gdy biuro obsługi sprzeda Ci bilet.</p>
          </div>
        ) : (
          passes.map((ticket, at) => {
            const ticketCode = codes.answer?.data.find(({ id }) => id === ticket.id);
            return (
              <BoardingPass
                key={ticket.id}
                ticket={ticket}
                code={ticketCode?.code}
                readCode={codes.error && !codes.busy ? readCodes : undefined}
                now={now || Date.now()}
                printed={printed === ticket.id}
                onPrint={() => print(ticket.id)}
                onCancel={() =>
                  cancel(ticket, ticketCode?.refundable, () => focusRow(box.current, at, String(ticket.id)))
                }
              />
            );
          })
        )}
        {current && current.length > most && (
          <p className={css.further}>
            Pokazano {most} z {current.length} biletów
            <Button onClick={() => setMost(most + few)}>Pokaż kolejne: {Math.min(few, current.length - most)}</Button>
          </p>
        )}
      </section>
      {/* Passes are higher than what waits for them: what follows is seen when they have come */}
      <div className={css.rest} data-waiting={(!current && !error) || undefined}>
        <AddBox />
        <TicketHistory
          title="Minione loty"
          pathOf={(part) => ownTickets(user, { ...part, flown: true })}
          hidesNone
          ending={(ticket) => (
            <>
              <FlightBadge ticket={ticket} now={now || Date.now()} />
              {/* Of a flight that never left the ticket is cancelled whenever its owner likes */}
              {Date.now() < cancelUntil(ticket) ? (
                <Act
                  kind="bad"
                  of={`${flightNumber(ticket.flight_number)}, ${formatInstant(ticket.departure)}`}
                  onClick={() => cancel(ticket, false)}
                >
                  ANULUJ BILET
                </Act>
              ) : (
                <span className={css.number}>Bilet {ticket.id}</span>
              )}
            </>
          )}
        />
        <TicketHistory
          title="Inne bilety"
          pathOf={(part) => otherTickets(user, part)}
          ending={({ status, update_time }) => (
            <>
              <Cell field={entity.fields.status} value={status} />
              <time dateTime={update_time}>{formatInstant(update_time)}</time>
            </>
          )}
        />
      </div>
    </div>
  );
}

/** One pass goes on paper: it is marked, printed, and marked no longer. */
function usePrinting(): [printed: number | undefined, print: (id: number) => void] {
  const [printed, setPrinted] = useState<number>();
  useEffect(() => {
    if (printed === undefined) return;
    const end = () => setPrinted(undefined);
    addEventListener('afterprint', end);
    print();
    return () => removeEventListener('afterprint', end);
  }, [printed]);
  return [printed, setPrinted];
}
