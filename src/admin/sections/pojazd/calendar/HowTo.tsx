import css from './CalendarGrid.module.css';

const byMouse = 'Przeciągnij po pustych dniach, aby wypożyczyć auto, albo wybierz dni strzałkami.';
const byFinger = 'Przytrzymaj palec na pustym dniu i przesuń, aby wypożyczyć auto.';

/** How a car is rented out: with a mouse or keys, and on a phone by a finger. */
export const HowTo = () => (
  <>
    <span className={css.byMouse}>{byMouse}</span>
    <span className={css.byFinger}>{byFinger}</span>
  </>
);
