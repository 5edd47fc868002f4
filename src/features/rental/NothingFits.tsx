import type { Car } from '../../domain/booking/car.ts';
import { chosenOf, type Filters, passes, toggled, unfiltered } from '../../domain/booking/car-filter.ts';
import { count } from '../../domain/language/polish.ts';
import { Button } from '../../ui/Button.tsx';
import { Tile } from '../../ui/Tile.tsx';
import css from './Cars.module.css';
import { carNoun } from './car-words.ts';

interface NothingFitsProps {
  cars: readonly Car[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** No car has all that was asked for: which filter is in the way, and what comes without it. */
export const NothingFits = ({ cars, filters, onChange }: NothingFitsProps) => {
  const ways = chosenOf(filters)
    .map((it) => ({ ...it, without: toggled(filters, it.name, it.value) }))
    .map((it) => ({ ...it, left: cars.filter((car) => passes(car, it.without)).length }))
    .filter(({ left }) => left > 0);
  return (
    <section className={css.none}>
      <Tile icon="rental" />
      <h2>Żadne auto nie pasuje do wybranych filtrów</h2>
      {ways.length > 0 && (
        <>
          <p>Zdejmij jeden filtr, a&nbsp;zobaczysz:</p>
          <div className={css.ways}>
            {ways.map(({ name, value, words, without, left }) => (
              <Button key={`${name} ${value}`} onClick={() => onChange(without)}>
                {count(left, carNoun)} bez filtra „{words}”
              </Button>
            ))}
          </div>
        </>
      )}
      <Button kind="text" onClick={() => onChange(unfiltered)}>
        Wyczyść filtry i&nbsp;pokaż wszystkie auta
      </Button>
    </section>
  );
};
