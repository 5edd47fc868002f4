import type { Flight } from '../../../domain/flight/flight.ts';
import { expectedHere } from '../../../domain/flight/flight-times.ts';
import { gate } from '../../../domain/flight/gate.ts';
import { parseInstant } from '../../../domain/language/days.ts';
import { Combobox } from '../../../fields/Combobox.tsx';
import { useGatePlan } from '../../parts/gate-plan.ts';
import type { ControlProps } from '../../record/parts.ts';
import css from './GateButton.module.css';
import { gateChoices } from './gate-choices.ts';

const moments = ['departure', 'arrival', 'estimated', 'actual_departure', 'actual_arrival'] as const;

/** The flight as the form holds it; undefined while its times are not typed. */
function flightIn(values: ControlProps['values'], row: ControlProps['row']): Flight | undefined {
  const times = moments.map((name) => [name, parseInstant(String(values[name] ?? ''))] as const);
  const typed = Object.fromEntries(times);
  return typed.departure && typed.arrival
    ? ({ id: '', number: '', ...row, ...values, ...typed } as unknown as Flight)
    : undefined;
}

/** A flight's gate in its form, with its status and who stands there at that time. */
export function GateInput({ shared, value, onChange, values, row }: ControlProps) {
  const flight = flightIn(values, row);
  const { answer } = useGatePlan(flight ? Date.parse(expectedHere(flight)) : null);
  const choices = flight && answer ? gateChoices(flight, answer.data, Date.now()) : [];
  const chosen = choices.find(({ id }) => String(id) === String(value ?? ''));
  const free = choices.filter(({ isFree }) => isFree).map(({ name }) => name);
  const storedGate = row?.Gates_id ? { id: Number(row.Gates_id), label: String(row.gate_name ?? '') } : undefined;
  return (
    <>
      <Combobox {...shared} {...{ value, onChange, pointedAt: storedGate }} table={gate.table} label="Bramka" />
      <small className={css.facts} data-wrong={chosen?.wrong ? true : undefined} role="status">
        {chosen && `${chosen.name}: ${chosen.facts.join(' · ')}. `}
        {(!chosen || chosen.wrong) && free.length > 0 && `Wolne o tej porze: ${free.slice(0, 6).join(', ')}`}
      </small>
    </>
  );
}
