import css from './CalendarGrid.module.css';

const byMouse = 'Przeciągnij po pustych dniach, aby dodać wypożyczenie, albo wybierz dni strzałkami.';
const byFinger = 'Przytrzymaj palec na pustym dniu i przesuń, aby dodać wypożyczenie.';

/** How rentals are added: with a mouse or keys, and on a phone by a finger. */
export const HowTo = () => (
  <>
    <span className={css.byMouse}>{byMouse}</span>
    <span className={css.byFinger}>{byFinger}</span>
  </>
);
