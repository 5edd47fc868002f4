import { isAirport } from '../../../domain/flight/airports.ts';
import type { Flight } from '../../../domain/flight/flight.ts';
import { problemWithOurEnd } from '../../../domain/flight/flight-route.ts';
import { type FlightStatus, isOff } from '../../../domain/flight/flight-status.ts';
import type { RecordParts } from '../../record/parts.ts';
import { AirportInput } from './AirportInput.tsx';
import { askToCancel } from './ask-to-cancel.ts';
import { DepartureInput } from './DepartureInput.tsx';
import { DirectionInput } from './DirectionInput.tsx';
import { GateInput } from './GateInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { newFlight } from './new-flight.ts';

const ends = ['origin', 'destination'] as const;

/** What other systems stored in words of their own stays as it is until it is typed anew. */
const checkEnds: RecordParts['check'] = (row, stored) => {
  if (stored && [...ends, 'is_departure'].every((name) => row[name] === stored[name])) return undefined;
  const unread = ends.filter((name) => row[name] !== stored?.[name] && !isAirport(String(row[name])));
  return {
    ...problemWithOurEnd(row),
    ...Object.fromEntries(unread.map((name) => [name, 'Podaj miasto i kod w nawiasie, na przykład Oslo (OSL)'])),
  };
};

const isCancelled = (status: unknown) => isOff({ status: status as FlightStatus });
/** As by the chip of its status. */
const askBeforeCancelling: RecordParts['ask'] = (stored, { status }, run) => {
  if (isCancelled(status) && !isCancelled(stored.status)) void askToCancel(stored as Flight, run);
  else run();
};

export const parts: RecordParts = {
  groups: [
    { title: 'Lot', text: 'Numer i kto leci.', fields: ['id', 'airline_name'] },
    {
      title: 'Trasa',
      text: 'Odlot i przylot; jedno z nich jest tutaj.',
      fields: ['is_departure', 'origin', 'destination', 'departure', 'arrival'],
    },
    { title: 'Samolot', text: 'Czym i na jakim etapie.', fields: ['airplane_serial_no', 'status'] },
    { title: 'Tutaj', text: 'Bramka i to, co się zmieniło.', fields: ['Gates_id', 'estimated', 'public_reason'] },
    {
      title: 'Tego dnia',
      text: 'Gdzie jest obsługiwany i kiedy naprawdę leciał.',
      fields: ['stand', 'desks', 'belt', 'estimated_there', 'actual_departure', 'actual_arrival'],
    },
  ],
  check: checkEnds,
  ask: askBeforeCancelling,
  initial: newFlight,
  controls: {
    id: NumberInput,
    is_departure: DirectionInput,
    origin: AirportInput,
    destination: AirportInput,
    departure: DepartureInput,
    Gates_id: GateInput,
  },
};
