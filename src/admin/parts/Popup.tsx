import type { ComponentProps } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './Popup.module.css';

/** A box that a button opens above the page, by `popoverTarget`, with what can be chosen in it. */
export const Popup = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div popover="auto" className={classes(css.popup, className)} {...rest} />
);

export const PopupButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" className={classes(css.choice, className)} {...rest} />
);

export const PopupLink = ({ href, children, ...rest }: ComponentProps<'a'>) => (
  <a href={href} className={css.choice} {...rest}>
    {children}
  </a>
);
