import { Icon } from '../../ui/Icon.tsx';
import css from './Mark.module.css';

/** On what concerns people who travel today. */
export const Mark = () => (
  <span className={css.mark}>
    <Icon name="late" />
    Ważne dla podróżnych dziś
  </span>
);
