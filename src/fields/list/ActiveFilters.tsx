import { count, noun } from '../../domain/language/polish.ts';
import css from './ActiveFilters.module.css';

const active = noun('aktywny filtr', 'aktywne filtry', 'aktywnych filtrów');

/** How many filters hold, on the button that opens them; nothing where none does. */
export const ActiveFilters = ({ n }: { n: number }) =>
  n > 0 && (
    <span className={css.count}>
      <span aria-hidden="true">{n}</span>
      <span className="hidden">{count(n, active)}</span>
    </span>
  );
