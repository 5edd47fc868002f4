import css from './Plate.module.css';

/** The plate of a car: an object with a blue edge, told from all other text; never cut and never broken. */
export const Plate = ({ children }: { children: string }) => <span className={css.plate}>{children}</span>;
