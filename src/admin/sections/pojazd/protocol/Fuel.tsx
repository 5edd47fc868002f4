import { useId } from 'react';
import { fullTank } from '../../../../domain/booking/hand-over.ts';
import css from './Fuel.module.css';

interface FuelProps {
  value: number;
  /** What it was when the car went: what lacks is hatched. */
  before: number | undefined;
  onChange: (eighths: number) => void;
}

/** The fuel gauge, in eighths: one tap. */
export function Fuel({ value, before, onChange }: FuelProps) {
  const name = useId();
  return (
    <>
      <fieldset className={css.eighths}>
        <legend className="hidden">Paliwo w ósmych</legend>
        {Array.from({ length: fullTank + 1 }, (_, eighths) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is the key
            key={eighths}
            data-full={eighths <= value || undefined}
            data-lack={(before !== undefined && eighths > value && eighths <= before) || undefined}
          >
            <input type="radio" name={name} checked={eighths === value} onChange={() => onChange(eighths)} />
            {eighths}
          </label>
        ))}
      </fieldset>
      <p className={css.scale} aria-hidden="true">
        <span>pusty</span>
        <span>½</span>
        <span>pełny</span>
      </p>
    </>
  );
}
