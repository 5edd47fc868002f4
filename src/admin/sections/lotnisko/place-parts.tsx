import { type AirfieldStatuses, becoming } from '../../../domain/airfield/airfield.ts';
import type { Entity } from '../../../domain/kernel/entity.ts';
import { Select } from '../../../ui/inputs.tsx';
import type { ControlProps, Group, RecordParts } from '../../record/parts.ts';

/** The form of a terminal, taxiway or runway: what changes from hour to hour comes before what is built. */
export function placeParts({ fields }: Entity): RecordParts {
  const statuses: AirfieldStatuses = fields.status.choices;
  const state = ['status', 'Flight_id', 'is_available'];
  const built = Object.keys(fields).filter((name) => !state.includes(name));
  const options = Object.entries(statuses).map(([value, { label }]) => ({ value, label }));
  /** What follows from a status is seen at once, and may be chosen otherwise. */
  function Status({ shared: { readOnly, ...shared }, value, onChange, values, change }: ControlProps) {
    const choose = (to: string) => {
      const { is_available } = becoming(statuses, { status: String(value), Flight_id: null }, to);
      onChange(to);
      if (is_available !== undefined) change('is_available', is_available);
    };
    return (
      <Select
        {...shared}
        disabled={readOnly}
        value={String(values.status)}
        options={options}
        onChange={({ target }) => choose(target.value)}
      />
    );
  }
  const groups: Group[] = [
    { title: 'Stan', text: 'Co się tu dzieje teraz.', fields: state },
    { title: 'Budowa', text: 'Co tu zbudowano.', fields: built },
  ];
  return { groups: groups.filter((it) => it.fields.length > 0), controls: { status: Status } };
}
