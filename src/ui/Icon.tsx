import { classes } from './classes.ts';
import css from './Icon.module.css';
import sprite from './icons.svg?url&no-inline';

/** The pictograms of icons.svg. */
export type IconName =
  | 'takeoff'
  | 'landing'
  | 'plane'
  | 'parking'
  | 'rental'
  | 'schedule'
  | 'info'
  | 'arrow'
  | 'left'
  | 'right'
  | 'down'
  | 'up'
  | 'search'
  | 'filter'
  | 'sort'
  | 'x'
  | 'check'
  | 'cancel'
  | 'clock'
  | 'coin'
  | 'late'
  | 'share'
  | 'refresh'
  | 'offline'
  | 'phone'
  | 'pin'
  | 'edit'
  | 'print'
  | 'moon'
  | 'sun'
  | 'lock'
  | 'dots'
  | 'card'
  | 'bank'
  | 'back'
  | 'calendar'
  | 'plus'
  | 'columns'
  | 'download'
  | 'box'
  | 'half'
  | 'full'
  | 'fuel'
  | 'bolt'
  | 'wheelchair'
  | 'gear'
  | 'seat';

/** Where a drawing of icons.svg is, for an svg's own `<use>`. */
export const drawing = (name: string): string => `${sprite}#${name}`;

/**
 * A pictogram never stands without a word, so it is hidden from readers. One sprite: a request once, no bytes in the
 * islands.
 */
export const Icon = ({ name, className }: { name: IconName; className?: string | undefined }) => (
  <svg className={classes(css.icon, className)} aria-hidden="true">
    <use href={drawing(name)} />
  </svg>
);
