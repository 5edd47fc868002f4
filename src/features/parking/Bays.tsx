import css from './Bays.module.css';

export interface BaysProps {
  /** undefined: not known yet, so none can be chosen. */
  taken: ReadonlySet<number> | undefined;
  value: number | null;
  onChange: (space: number) => void;
}

/** A row of spaces, each a radio button, open to the lane above or below. */
export const Bays = ({
  spaces,
  open,
  taken,
  value,
  onChange,
}: BaysProps & { spaces: readonly number[]; open: 'up' | 'down' }) => (
  <div className={css.bays} data-open={open}>
    {spaces.map((space) => (
      <label key={space} className={css.bay} data-state={!taken ? 'unknown' : taken.has(space) ? 'taken' : 'free'}>
        <input
          className="unseen"
          type="radio"
          name="space"
          value={space}
          checked={space === value}
          disabled={!taken || taken.has(space)}
          onChange={() => onChange(space)}
        />
        <span>{space}</span>
        {taken?.has(space) && <span className="hidden"> zajęte</span>}
      </label>
    ))}
  </div>
);

/** What the colours of the spaces mean. */
export const BaysKey = () => (
  <ul className={css.key} aria-label="Legenda">
    <li>
      <i />
      wolne
    </li>
    <li>
      <i data-state="taken" />
      zajęte
    </li>
    <li>
      <i data-state="chosen" />
      Twoje miejsce
    </li>
  </ul>
);
