import css from './Plate.module.css';

/** A car's plate as an object: never cut, never broken. */
export const Plate = ({ children }: { children: string }) => <span className={css.plate}>{children}</span>;
