import { type ReactNode, useState } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { useList } from '../../../client/useList.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { Button } from '../../../ui/Button.tsx';
import { useOnChange } from '../../../ui/effects.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty, PlaceholderRows } from '../../../ui/states.tsx';
import css from './TicketHistory.module.css';

interface HistoryPart {
  page: number;
  limit: number;
}
interface TicketHistoryProps {
  title: string;
  /** Where a page of them is answered. */
  pathOf: (part: HistoryPart) => string;
  /** How each ended: a word, and what else there is to say or to do. */
  ending: (ticket: Ticket) => ReactNode;
  /** Nothing is drawn where there is none. */
  hidesNone?: boolean;
}
/** Rows that are read at once. */
const limit = 10;

/** Tickets that no longer let anybody fly, folded; ten, and ten more as often as somebody asks. */
export function TicketHistory({ title, pathOf, ending, hidesNone = false }: TicketHistoryProps) {
  const [pages, setPages] = useState(1);
  const { answer } = useList<Ticket>(pathOf({ page: 1, limit }));
  if (hidesNone && !answer?.meta.total) return null;
  return (
    <details className={css.others}>
      <summary>
        <h2>{title}</h2> {answer && <span>{answer.meta.total}</span>}
        <Icon name="down" />
      </summary>
      {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
        <Rows key={page} path={pathOf({ page, limit })} isFurther={page > 1} ending={ending} />
      ))}
      {answer && pages < answer.meta.pages && (
        <p>
          <Button size="s" onClick={() => setPages(pages + 1)}>
            Pokaż starsze
          </Button>
        </p>
      )}
    </details>
  );
}

interface RowsProps extends Pick<TicketHistoryProps, 'ending'> {
  path: string;
  /** Somebody asked for more: they go on from its first row. */
  isFurther: boolean;
}

function Rows({ path, isFurther, ending }: RowsProps) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const reading = useList<Ticket>(path);
  const { answer, error } = reading;
  useOnChange([list], () => {
    if (isFurther) list?.querySelector('li')?.focus();
  });
  if (error && !answer) return <FailedReading reading={reading} />;
  if (!answer) return <PlaceholderRows />;
  if (answer.data.length === 0) return <Empty>Brak biletów</Empty>;
  return (
    <ul ref={setList}>
      {answer.data.map((ticket) => (
        <li key={ticket.id} tabIndex={-1}>
          <b className="mono">{flightNumber(ticket.flight_number)}</b>
          <span>
            {ticket.origin} – {ticket.destination}
            <small>lot {formatInstant(ticket.departure)}</small>
          </span>
          {ending(ticket)}
        </li>
      ))}
    </ul>
  );
}
