import type { Level } from '../../domain/booking/parking.ts';
import { factsOf, type SpaceFact, spaceFact, spacesWith } from '../../domain/booking/space-facts.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import css from './Bays.module.css';
import radio from './unseen.module.css';

const factIcons: Record<SpaceFact, IconName> = { charger: 'bolt', accessible: 'wheelchair' };
const keyOf = (fact: SpaceFact) => `miejsce-${fact}`;

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
          className={radio.unseen}
          type="radio"
          name="space"
          value={space}
          checked={space === value}
          disabled={!taken || taken.has(space)}
          onChange={() => onChange(space)}
          aria-describedby={factsOf(space).map(keyOf).join(' ') || undefined}
        />
        <span>{space}</span>
        {factsOf(space).map((fact) => (
          <Icon key={fact} name={factIcons[fact]} className={css.fact} />
        ))}
        {taken?.has(space) && <span className="hidden"> zajęte</span>}
      </label>
    ))}
  </div>
);

/** What the colours and the signs of a level's spaces mean. */
export const BaysKey = ({ level }: { level: Level }) => (
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
    {(Object.keys(factIcons) as SpaceFact[])
      .filter((fact) => spacesWith(level, [fact]).length > 0)
      .map((fact) => (
        <li key={fact}>
          <Icon name={factIcons[fact]} />
          <span id={keyOf(fact)}>{spaceFact[fact].label}</span>
        </li>
      ))}
  </ul>
);
