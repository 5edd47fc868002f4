import { type Level, levels, parkingLevel } from '../../domain/booking/parking.ts';
import { Tile } from '../../ui/Tile.tsx';
import css from './LevelChoice.module.css';
import radio from './unseen.module.css';

/** Which level of the car park. */
export const LevelChoice = ({ value, onChange }: { value: Level; onChange: (level: Level) => void }) => (
  <fieldset className={css.levels}>
    <legend className="hidden">Poziom</legend>
    {levels.map((level) => (
      <label key={level}>
        <input
          className={radio.unseen}
          type="radio"
          name="parking_level"
          value={level}
          checked={level === value}
          onChange={() => onChange(level)}
        />
        <Tile letter={level} kind={level === value ? 'amber' : 'quiet'} />
        <span>
          <strong>{parkingLevel[level].label}</strong>
          <small>
            miejsca {parkingLevel[level].first}–{parkingLevel[level].last}
          </small>
        </span>
      </label>
    ))}
  </fieldset>
);
