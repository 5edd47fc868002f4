import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import css from './inputs.module.css';
import { TextInput } from './TextInput.tsx';

export const TextArea = (props: ComponentProps<'textarea'>) => <textarea className={css.input} rows={5} {...props} />;

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

/** The browser's own list: it works everywhere and costs nothing. */
export const Select = ({
  options,
  empty,
  ...rest
}: ComponentProps<'select'> & { options: readonly Option[]; empty?: string | undefined }) => (
  <span className={css.select}>
    <select className={css.input} {...rest}>
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
    <Icon name="down" />
  </span>
);

/** A text input with its unit at the end: kg, zł. */
export const UnitInput = ({ unit, ...rest }: ComponentProps<'input'> & { unit: string }) => (
  <span className={css.withUnit}>
    <TextInput {...rest} />
    <span aria-hidden="true">{unit}</span>
  </span>
);

/** A box to tick, with its sentence. */
export const Checkbox = ({ children, ...rest }: ComponentProps<'input'>) => (
  <label className={css.check}>
    <input type="checkbox" {...rest} />
    <span>{children}</span>
  </label>
);
