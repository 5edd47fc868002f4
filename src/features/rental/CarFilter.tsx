import type { Car } from '../../domain/booking/car.ts';
import { type Filters, groupNames, groups, leftBy, toggled } from '../../domain/booking/car-filter.ts';
import { count } from '../../domain/language/polish.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import css from './CarFilter.module.css';
import { carNoun } from './car-words.ts';

interface CarFilterProps {
  cars: readonly Car[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** What cars are narrowed by, each with how many it would leave; what would leave none cannot be ticked. */
export function CarFilter({ cars, filters, onChange }: CarFilterProps) {
  // What is ticked before React has taken over would be lost
  const hydrated = useHydrated();
  return (
    <div className={css.filter}>
      {groupNames.map((name) => (
        <fieldset key={name} disabled={!hydrated}>
          <legend>{groups[name].label}</legend>
          {groups[name].options.map(({ value, label }) => {
            const checked = filters[name].includes(value);
            const left = leftBy(cars, filters, name, value);
            const [figure, word] = count(left, carNoun).split('\u00a0');
            return (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={checked}
                  disabled={left === 0 && !checked}
                  onChange={() => onChange(toggled(filters, name, value))}
                />
                <span>{label}</span>
                <small>
                  {figure}
                  <span className="hidden"> {word}</span>
                </small>
              </label>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
