import { type ReactNode, useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Checkbox, type Option, Select } from '../../ui/inputs.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Combobox } from '../Combobox.tsx';
import { DayRange } from './DayRange.tsx';
import css from './FilterField.module.css';
import type { Asking, Offered } from './filters.ts';
import { targetTable } from './reference.ts';

interface FilterFieldProps {
  offered: Offered;
  /** As the address has it. */
  value: string;
  onValue: (value: string) => void;
}

const flagOptions: readonly Option[] = [
  { value: 'true', label: 'tak' },
  { value: 'false', label: 'nie' },
];

const optionsOf = ({ field }: Offered): readonly Option[] =>
  field.kind === 'flag'
    ? flagOptions
    : Object.entries(field.choices ?? {}).map(([value, { label }]) => ({ value, label }));

/** How each filter is asked for. */
const fields: Record<Asking, (props: FilterFieldProps) => ReactNode> = {
  one: (props) => <OneOf {...props} />,
  several: (props) => <SeveralOf {...props} />,
  days: ({ offered, ...props }) => <DayRange label={offered.field.label} {...props} />,
  text: ({ offered, value, onValue }) => (
    <Field label={offered.field.label} hint={offered.operators.includes('CONTAINS') ? 'Wystarczy część' : undefined}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={60}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          autoComplete="off"
        />
      )}
    </Field>
  ),
  record: (props) => <RecordOf {...props} />,
};

export const FilterField = (props: FilterFieldProps) => fields[props.offered.asking](props);

const OneOf = ({ offered, value, onValue }: FilterFieldProps) => (
  <Field label={offered.field.label}>
    {(control) => (
      <Select
        {...control}
        empty="Wszystkie"
        options={optionsOf(offered)}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </Field>
);

function SeveralOf({ offered, value, onValue }: FilterFieldProps) {
  const values = value.split(',').filter(Boolean);
  const toggle = (choice: string) =>
    onValue((values.includes(choice) ? values.filter((other) => other !== choice) : [...values, choice]).join(','));
  return (
    <fieldset className={css.several}>
      <legend>{offered.field.label}</legend>
      <div>
        {optionsOf(offered).map((option) => (
          <Checkbox key={option.value} checked={values.includes(option.value)} onChange={() => toggle(option.value)}>
            {option.label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

function RecordOf({ offered: { field }, value, onValue }: FilterFieldProps) {
  // Text that names no row filters nothing, and stays to be read and gone on with
  const [typed, setTyped] = useState<unknown>();
  return (
    <Field label={field.label}>
      {(control) => (
        <Combobox
          {...control}
          table={targetTable(field) ?? ''}
          label={field.label}
          value={typed ?? value}
          onChange={(chosen) => {
            const isText = typeof chosen === 'object';
            setTyped(isText ? chosen : undefined);
            onValue(isText ? '' : String(chosen));
          }}
        />
      )}
    </Field>
  );
}
