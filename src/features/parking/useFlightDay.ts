import { useEffect, useEffectEvent, useState } from 'react';
import { fetchJson } from '../../client/api.ts';
import { isArriving } from '../../client/arrival.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import type { List } from '../../domain/kernel/query.ts';
import { dayOf, today } from '../../domain/language/days.ts';

export type ChosenFlight = Pick<Flight, 'id' | 'number' | 'is_departure' | 'departure' | 'arrival' | 'estimated'>;

/** Its day here: whoever leaves parks from it on, whoever is fetched until it. */
export const endOf = ({ is_departure, departure, arrival, estimated }: ChosenFlight): Partial<OpenSpan> =>
  is_departure ? { since: dayOf(estimated ?? departure) } : { until: dayOf(estimated ?? arrival) };

async function read(id: string): Promise<ChosenFlight | undefined> {
  const filter = JSON.stringify([{ by: 'id', value: id }]);
  const { data } = await fetchJson<List<ChosenFlight>>(`flights?${new URLSearchParams({ filter, limit: '1' })}`);
  return data[0];
}

/**
 * The flight of the address, `?lot=`; its day is told once to `propose`, the other end is for one to choose. Who comes
 * back to the page finds the days that they chose.
 */
export function useFlightDay(propose: (end: Partial<OpenSpan>) => void): ChosenFlight | undefined {
  const [flight, setFlight] = useState<ChosenFlight>();
  const onRead = useEffectEvent((chosen: ChosenFlight) => {
    const end = endOf(chosen);
    if ((end.since ?? end.until ?? '') < today()) return;
    setFlight(chosen);
    if (isArriving()) propose(end);
  });
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('lot');
    if (!id) return;
    // Without it, or without a network, one chooses both days
    read(id).then(
      (chosen) => chosen && onRead(chosen),
      (error) => console.warn('The flight could not be read', error),
    );
  }, []);
  return flight;
}
