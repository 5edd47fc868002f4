import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import css from './inputs.module.css';

export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={classes(css.input, className)} {...rest} />
);

export const TextArea = (props: ComponentProps<'textarea'>) => <textarea className={css.input} rows={5} {...props} />;

export interface Option {
  value: string;
  label: string;
}

/** The browser's own list: it works everywhere and costs nothing. */
export const Select = ({
  options,
  empty,
  ...rest
}: ComponentProps<'select'> & { options: readonly Option[]; empty?: string }) => (
  <span className={css.select}>
    <select className={css.input} {...rest}>
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <Icon name="down" />
  </span>
);

/** A text input with a pictogram at its start. */
export const IconInput = ({ icon, ...rest }: ComponentProps<'input'> & { icon: IconName }) => (
  <span className={css.withIcon}>
    <Icon name={icon} />
    <TextInput {...rest} />
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
