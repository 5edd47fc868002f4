import { homeAirport } from '../../../airport/identity.ts';
import { flight } from '../../../domain/flight/flight.ts';
import { Checkbox } from '../../../ui/inputs.tsx';
import type { ControlProps } from '../../record/parts.ts';

/** Whether a flight leaves or lands here: our airport goes to that end of it, what was there to the other. */
export function DirectionInput({ shared: { readOnly, ...shared }, value, onChange, values, change }: ControlProps) {
  const turn = (departs: boolean) => {
    const [ours, other] = departs ? ['origin', 'destination'] : ['destination', 'origin'];
    onChange(departs);
    if (values[other] === homeAirport) change(other, values[ours] ?? '');
    if (values[other] === homeAirport || !values[ours]) change(ours, homeAirport);
  };
  return (
    <Checkbox
      {...shared}
      required={false}
      disabled={readOnly}
      checked={value === true}
      onChange={(event) => turn(event.target.checked)}
    >
      {flight.fields.is_departure.label}
    </Checkbox>
  );
}
