import { useState } from 'react';
import { useAnswer } from '../../../client/useList.ts';
import { type Flight, flight } from '../../../domain/flight/flight.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { useOnChange } from '../../../ui/effects.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { ControlProps } from '../../record/parts.ts';

/** 'LO' of 'lo3844': what an airline's numbers begin with. */
const prefixOf = (number: string): string | undefined =>
  /^([A-Z]{2}|[A-Z]\d|\d[A-Z]) /.exec(flightNumber(number.trim()).toUpperCase())?.[1];

/** The airline whose flights are called so most often. */
function airlineOf(prefix: string, flights: readonly Flight[]): string | undefined {
  const names = flights.filter((it) => prefixOf(it.number) === prefix).map((it) => it.airline_name);
  const counted = Map.groupBy(names, (name) => name);
  return [...counted].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** A new flight's number; its airline follows from it as long as nobody has typed another. */
export function NumberInput({ shared, value, onChange, values, change, row }: ControlProps) {
  const [filled, fill] = useState<string>();
  const number = String(value ?? '');
  const prefix = row ? undefined : prefixOf(number);
  const { answer } = useAnswer<{ data: Flight[] }>(
    prefix ? `${flight.path}?${new URLSearchParams({ search: prefix, limit: '100' })}` : null,
  );
  const airline = prefix && answer ? airlineOf(prefix, answer.data) : undefined;
  useOnChange([airline], () => {
    const typed = String(values.airline_name ?? '');
    if (!airline || (typed !== '' && typed !== filled)) return;
    fill(airline);
    change('airline_name', airline);
  });
  return <TextInput {...shared} value={number} onChange={(event) => onChange(event.target.value)} />;
}
