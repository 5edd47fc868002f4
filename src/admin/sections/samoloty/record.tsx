import { airplane } from '../../../domain/flight/airplane.ts';
import { limitsOf } from '../../../domain/kernel/field.ts';
import { parseField } from '../../../domain/kernel/schema.ts';
import { SliderInput } from '../../../fields/SliderInput.tsx';
import type { ControlProps, RecordParts } from '../../record/parts.ts';

const { fuel_quant, fuel_tank } = airplane.fields;

/** How much fuel there is: a number and, as a share of the tank, a slider. */
function Fuel({ values, ...rest }: ControlProps) {
  const tank = parseField(fuel_tank, values.fuel_tank);
  const most = limitsOf(fuel_quant).max ?? 0;
  const max = 'value' in tank ? Number(tank.value) : most;
  return <SliderInput {...rest} label={fuel_quant.label} unit="l" max={max} whole="zbiornika" />;
}

export const parts: RecordParts = {
  groups: [
    { title: 'Samolot', text: 'Co to za maszyna.', fields: ['serial_no', 'model', 'type', 'production_year'] },
    { title: 'Pojemność', text: 'Ile zabiera na pokład.', fields: ['num_of_seats', 'num_of_crew', 'max_cargo'] },
    { title: 'Paliwo', text: 'Suwak i liczba to jedno pole.', fields: ['fuel_tank', 'fuel_quant'] },
  ],
  controls: { fuel_quant: Fuel },
};
