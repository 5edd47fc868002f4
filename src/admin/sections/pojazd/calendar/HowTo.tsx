import css from './CalendarGrid.module.css';

/** How rentals are added: with a mouse or keys, and on a phone by a finger. */
export const HowTo = () => (
  <>
    <span className={css.byMouse}>
      Przeciągnij po pustych dniach, aby dodać wypożyczenie, albo wybierz dni strzałkami. Wypożyczenie przeciągnij na
      inne auto.
    </span>
    <span className={css.byFinger}>
      Przytrzymaj palec na pustym dniu i przesuń, aby dodać wypożyczenie. Przytrzymany pasek przeniesiesz na inne auto.
    </span>
  </>
);
