import { useEffect, useId, useState } from 'react';
import { type Flight, flight as flights } from '../../../domain/flight/flight.ts';
import { expectedHere } from '../../../domain/flight/flight-times.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { boardingStatuses } from '../../../domain/flight/passengers.ts';
import type { Filter } from '../../../domain/kernel/query.ts';
import { toParams } from '../../../domain/kernel/to-params.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import { Combobox } from '../../../fields/Combobox.tsx';
import type { Offer } from '../../../fields/useLookUp.ts';
import { Button } from '../../../ui/Button.tsx';
import css from './FlightStrip.module.css';

const hour = 3_600_000;
const filter: Filter[] = [{ by: 'status', operator: 'IN', value: boardingStatuses }];

/** The departures that are boarded: an arrival is boarded elsewhere, and what has left is boarded no more. */
const departuresSince = (moment: number): Offer<Flight> => ({
  path: (term) => {
    const params = toParams({ page: 1, limit: 50, filter });
    params.set('isarrdep', 'departure');
    params.set('board', new Date(moment).toISOString());
    if (term) params.set('search', term);
    return `${flights.path}?${params}`;
  },
  choiceOf: (row) => ({
    id: row.id,
    label: flightNumber(row.number),
    detail: [formatInstant(expectedHere(row)), row.destination, row.gate_name && `bramka ${row.gate_name}`]
      .filter(Boolean)
      .join(', '),
  }),
});

interface ChooseFlightProps {
  flight: string | undefined;
  onFlight: (flight: string | undefined) => void;
  onClose: () => void;
}

/** Which flight is boarded here, looked for by whatever people call it; begins with the focus. */
export function ChooseFlight({ flight, onFlight, onClose }: ChooseFlightProps) {
  const id = useId();
  // What is being typed names no flight yet: the one that is boarded stays
  const [value, setValue] = useState<unknown>(flight ?? '');
  const [offer] = useState(() => departuresSince(Date.now() - hour));
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <div className={css.choose}>
      <label htmlFor={id}>Odprawiany lot</label>
      <Combobox
        id={id}
        table={flights.table}
        offer={offer}
        label="Odprawiany lot"
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          if (typeof chosen !== 'string') return;
          onFlight(chosen || undefined);
          if (chosen) onClose();
        }}
      />
      <Button size="s" onClick={onClose}>
        Zamknij
      </Button>
    </div>
  );
}
