import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import css from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** What it does, for readers: the pictogram says it to the rest. */
  label: string;
  /** 's' is 40 px wide and high, for bars; the rest is 44. */
  size?: 's';
}

/** A button that is its pictogram alone. */
export const IconButton = ({ label, size, className, ...rest }: IconButtonProps) => (
  <button {...rest} type="button" aria-label={label} className={classes(css.button, className)} data-size={size} />
);
