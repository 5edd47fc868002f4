import { useSession } from '../../../client/session.ts';
import { useList } from '../../../client/useList.ts';
import { useTold } from '../../../client/useTold.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { refusing } from '../../../domain/flight/passengers.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import { leavesAt } from '../../../domain/travel/boarding.ts';
import type { Luggage } from '../../../domain/travel/luggage.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { Hint } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { ownTickets } from '../../own/own-tickets.ts';
import type { ControlProps } from '../../record/parts.ts';

type Leg = Pick<Ticket, 'flight_number' | 'destination' | 'departure'>;
const nameOf = ({ flight_number, destination, departure }: Leg) =>
  `${flightNumber(flight_number)}, ${destination}, ${formatInstant(departure)}`;

/** Does the flight still take luggage? */
const isComing = (ticket: Ticket) =>
  !refusing.includes(ticket.flight_status) && Date.parse(leavesAt(ticket)) > Date.now();

/** One's own tickets, whichever part of the screen reads them. */
export function useOwnTickets() {
  const user = useSession()?.user;
  return useList<Ticket>(user ? ownTickets(user) : null);
}

interface OwnFlightProps extends Pick<ControlProps, 'shared' | 'value' | 'onChange'> {
  /** The luggage that is changed: its flight stays possible. */
  bag?: Luggage | undefined;
}

/** Chooses one of one's own flights that are still to come. */
export function OwnFlight({ shared, value, onChange, bag }: OwnFlightProps) {
  const reading = useOwnTickets();
  const { answer, error } = reading;
  useTold(reading);
  const flights = new Map<string, string>(bag && [[bag.Flights_id, nameOf(bag)]]);
  for (const ticket of answer?.data.filter(isComing) ?? []) flights.set(ticket.Flight_id, nameOf(ticket));
  const { readOnly, ...control } = shared;
  const none = answer !== undefined && flights.size === 0;
  return (
    <>
      <Select
        {...control}
        disabled={readOnly || none}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        empty={error ? 'Nie udało się wczytać lotów' : answer || bag ? 'Wybierz lot' : 'Wczytywanie…'}
        options={[...flights].map(([id, label]) => ({ value: id, label }))}
      />
      {none && <Hint>Nie masz nadchodzących lotów, na które można dodać bagaż.</Hint>}
    </>
  );
}
