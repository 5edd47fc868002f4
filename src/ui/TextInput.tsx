import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import css from './inputs.module.css';

// Apart from the other inputs: the schedule starts with a search box and has those in dialogs that come later
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={classes(css.input, className)} {...rest} />
);

/** A text input with a pictogram at its start. */
export const IconInput = ({ icon, ...rest }: ComponentProps<'input'> & { icon: IconName }) => (
  <span className={css.withIcon}>
    <Icon name={icon} />
    <TextInput {...rest} />
  </span>
);
