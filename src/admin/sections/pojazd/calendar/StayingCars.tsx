import { memo } from 'react';
import { type CarRow, carName, plateOf } from './fleet.ts';
import { lineAt } from './rows-in-sight.ts';
import css from './StayingCars.module.css';

interface StayingCarsProps {
  rows: readonly CarRow[];
  /** The rows that are drawn. */
  drawn: readonly number[];
}

/**
 * The cars' names for the eyes, where all of them stay in sight while the days are scrolled. One column that stays
 * costs less to draw than a cell of each row.
 */
export const StayingCars = ({ rows, drawn }: StayingCarsProps) => (
  <div className={css.cars} aria-hidden="true">
    {drawn.map((at) => (
      <StayingCar key={rows[at]?.car.id} car={(rows[at] as CarRow).car} at={at} />
    ))}
  </div>
);

const StayingCar = memo(function StayingCar({ car, at }: Pick<CarRow, 'car'> & { at: number }) {
  return (
    <div className={css.car} style={lineAt(at)}>
      <b>{carName(car)}</b>
      <small>{plateOf(car)}</small>
    </div>
  );
});
