import { useState } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { useList } from '../../../client/useList.ts';
import type { User } from '../../../domain/account/user.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import { ticket as entity, type Ticket } from '../../../domain/travel/ticket.ts';
import { Cell } from '../../../fields/Cell.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty, PlaceholderRows } from '../../../ui/states.tsx';
import { ownTickets } from '../../own/own-tickets.ts';
import css from './OtherTickets.module.css';

const [few, all] = [10, 100];

/** Tickets that no longer let anybody fly: used, given back, cancelled or gone by, with when that was. */
export function OtherTickets({ user }: { user: User }) {
  const [limit, setLimit] = useState(few);
  const reading = useList<Ticket>(ownTickets(user, [{ by: 'status', operator: 'NOT', value: 'PURCHASED' }], limit));
  const { answer, error } = reading;
  return (
    <details className={css.others}>
      <summary>
        <h2>Inne bilety</h2> {answer && <span>{answer.meta.total}</span>}
        <Icon name="down" />
      </summary>
      {error && !answer ? (
        <FailedReading reading={reading} />
      ) : !answer ? (
        <PlaceholderRows />
      ) : answer.data.length === 0 ? (
        <Empty>Brak biletów</Empty>
      ) : (
        <ul>
          {answer.data.map((ticket) => (
            <li key={ticket.id}>
              <b className="mono">{flightNumber(ticket.flight_number)}</b>
              <span>
                {ticket.origin} – {ticket.destination}
                <small>lot {formatInstant(ticket.departure)}</small>
              </span>
              <Cell field={entity.fields.status} value={ticket.status} />
              <time dateTime={ticket.update_time}>{formatInstant(ticket.update_time)}</time>
            </li>
          ))}
        </ul>
      )}
      {answer && answer.meta.total > answer.data.length && limit < all && (
        <p>
          <Button size="s" onClick={() => setLimit(all)}>
            Pokaż starsze
          </Button>
        </p>
      )}
    </details>
  );
}
