import { Icon, type IconName } from './Icon.tsx';
import css from './Tile.module.css';

interface TileProps {
  icon?: IconName;
  /** A letter instead of a pictogram. */
  letter?: string;
  kind?: 'amber' | 'ink' | 'quiet';
  size?: 's' | 'm' | 'l' | 'xl';
}

/** The unit of wayfinding: an amber square with a pictogram. */
export const Tile = ({ icon, letter, kind = 'amber', size = 'm' }: TileProps) => (
  <span className={css.tile} data-kind={kind} data-size={size} aria-hidden="true">
    {icon ? <Icon name={icon} /> : letter}
  </span>
);
