import type { Parking } from '../../../domain/booking/parking.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTip } from '../../parts/useTip.tsx';
import css from './LevelDay.module.css';
import { parkedWords } from './words.ts';

interface SpaceProps {
  space: number;
  parked: Parking | undefined;
  href: (id: number) => string | undefined;
  tabIndex: number;
  onFocus: () => void;
  onFree: () => void;
}

/** A space: free, it adds a reservation; taken, it leads to the one that takes it. */
export function Space({ space, parked, href, onFree, ...rest }: SpaceProps) {
  const words = parked && parkedWords(parked);
  const { target, tip } = useTip<HTMLAnchorElement>(words);
  if (!parked || !words)
    return (
      <button {...rest} type="button" className={css.space} data-state="free" onClick={onFree}>
        <b className="mono">
          <span className="hidden">Miejsce </span>
          {space}
        </b>
        <span>
          wolne<span className="hidden">, dodaj rezerwację</span>
        </span>
      </button>
    );
  const isHeld = parked.status === 'PENDING';
  return (
    <>
      <a
        {...rest}
        {...target}
        onFocus={(event) => {
          rest.onFocus();
          target.onFocus(event);
        }}
        className={css.space}
        data-state={isHeld ? 'held' : 'reserved'}
        href={href(parked.id)}
      >
        <b className="mono">
          <span className="hidden">Miejsce </span>
          {space}
          <Icon name={isHeld ? 'clock' : 'x'} />
        </b>
        <span>
          {parked.license_plate}
          <span className="hidden">{words.slice(parked.license_plate.length)}</span>
        </span>
      </a>
      {tip}
    </>
  );
}
