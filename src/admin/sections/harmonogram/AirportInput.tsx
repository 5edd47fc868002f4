import { useId } from 'react';
import { useAnswer } from '../../../client/useList.ts';
import { flight } from '../../../domain/flight/flight.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { ControlProps } from '../../record/parts.ts';

/** A city with its short code; those that are flown to or from already are proposed. */
export function AirportInput({ shared, value, onChange }: ControlProps) {
  const id = useId();
  const column = shared.name === 'origin' ? 'origin' : 'destination';
  const { answer } = useAnswer<{ data: string[] }>(`${flight.path}/data?${new URLSearchParams({ column })}`);
  return (
    <>
      <TextInput
        {...shared}
        list={id}
        autoComplete="off"
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={id}>
        {answer?.data.map((airport) => (
          <option key={airport} value={airport} />
        ))}
      </datalist>
    </>
  );
}
