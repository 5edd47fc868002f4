import { daysOf } from '../../../domain/booking/booking-row.ts';
import { allSpaces, isLevel, parkingLevel, spacesOf } from '../../../domain/booking/parking.ts';
import { Select } from '../../../ui/inputs.tsx';
import type { ControlProps } from '../../record/parts.ts';
import { parkingKey, useOccupants } from './reservations.ts';

/** The level: choosing one preselects its first free space. */
export const LevelControl = ({
  shared: { readOnly, ...shared },
  value,
  onChange,
  change,
  values,
  row,
}: ControlProps) => {
  const taken = useTakenSpaces(values, row);
  return (
    <Select
      {...shared}
      disabled={readOnly}
      value={isLevel(value) ? value : ''}
      empty={isLevel(value) ? undefined : '–'}
      options={Object.entries(parkingLevel).map(([level, { label }]) => ({ value: level, label }))}
      onChange={({ target }) => {
        onChange(target.value);
        if (!isLevel(target.value)) return;
        const spaces = spacesOf(target.value);
        change('space_id', spaces.find((space) => !taken.has(space)) ?? spaces[0]);
      }}
    />
  );
};

/** A space of the chosen level; those that are taken on the chosen days say so and cannot be chosen. */
export function SpaceControl({ shared: { readOnly, ...shared }, value, onChange, values, row }: ControlProps) {
  const taken = useTakenSpaces(values, row);
  const level = values.parking_level;
  const spaces = isLevel(level) ? spacesOf(level) : [];
  const chosen = value === '' || value === null || value === undefined ? '' : String(value);
  return (
    <Select
      {...shared}
      disabled={readOnly || spaces.length === 0}
      value={chosen}
      empty={chosen === '' ? (isLevel(level) ? '–' : 'Najpierw poziom') : undefined}
      onChange={({ target }) => onChange(target.value)}
      options={spaces.map((space) => ({
        value: String(space),
        label: taken.has(space) ? `${space} – zajęte` : String(space),
        disabled: taken.has(space) && String(space) !== chosen,
      }))}
    />
  );
}

/** The spaces that others have on the days of the form, or that are out of use. */
function useTakenSpaces(values: ControlProps['values'], row: ControlProps['row']): ReadonlySet<number> {
  const occupantsOf = useOccupants(daysOf(values));
  const editedKey = row && parkingKey(Number(row.id));
  return new Set(occupantsOf && allSpaces.filter((space) => occupantsOf(space).some(({ key }) => key !== editedKey)));
}
