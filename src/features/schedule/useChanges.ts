import { useEffect, useRef, useState } from 'react';
import type { Flight } from '../../domain/flight/flight.ts';
import { flightStatus } from '../../domain/flight/flight-status.ts';
import { newTime } from '../../domain/flight/flight-times.ts';
import { flightNumber } from '../../domain/flight/flight-words.ts';
import type { ListedFlight } from '../../domain/flight/public-words.ts';
import { formatTime } from '../../domain/language/days.ts';

/** As its row says. */
const standsAs = ({ status, told }: ListedFlight): string => told?.label ?? flightStatus[status].label;

/** What visitors go by: the version also counts what nobody sees. */
const words = (flight: Flight) =>
  [standsAs(flight), flight.departure, flight.arrival, flight.estimated, flight.gate_name].join();

// Always the same: rows that are as they were are not rendered again
const none: readonly Flight[] = [];

/** The flights that are not what they were when they were last read; until the next reading. */
export function useChanges(flights: readonly Flight[] | undefined): readonly Flight[] {
  const seen = useRef(new Map<string, Flight>());
  const [changes, setChanges] = useState(none);
  useEffect(() => {
    if (!flights) return;
    const before = seen.current;
    // Back shows an older reading until a new one comes
    const newer = flights.filter((it) => Number(it.version) >= Number(before.get(it.id)?.version ?? 0));
    const changed = newer.filter((it) => words(before.get(it.id) ?? it) !== words(it));
    setChanges(changed.length > 0 ? changed : none);
    for (const flight of newer) before.set(flight.id, flight);
  }, [flights]);
  return changes;
}

/** 'Zmiana: LO 3844 Opóźniony, nowa godzina 13:05' */
export const changeWords = (flights: readonly Flight[]): string =>
  flights
    .map((flight) => {
      const time = newTime(flight);
      const change = `Zmiana: ${flightNumber(flight.number)} ${standsAs(flight)}`;
      return time ? `${change}, nowa godzina ${formatTime(time)}` : change;
    })
    .join('. ');
