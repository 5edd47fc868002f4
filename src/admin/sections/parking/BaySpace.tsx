import type { KeyboardEvent } from 'react';
import { surnameOf } from '../../../domain/booking/booking-row.ts';
import { hasFact } from '../../../domain/booking/space-facts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SectionIcon } from '../../parts/SectionIcon.tsx';
import css from './Bay.module.css';
import { type Bay, type BayState, bayWords } from './bay.ts';
import { parkedWords } from './words.ts';

interface BaySpaceProps {
  bay: Bay;
  /** While a car is carried, or days are asked about: if it fits. */
  verdict: Verdict | undefined;
  isChosen: boolean;
  tabIndex: number;
  onFocus: () => void;
  onPress: () => void;
  onEnter: () => void;
}

/** A space from above: its number, how it stands, the whole plate and a surname; while a car is carried, if it fits. */
export function BaySpace({ bay, verdict, isChosen, onPress, onEnter, ...rest }: BaySpaceProps) {
  const { space, state, parked, block } = bay;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <button
      {...rest}
      type="button"
      className={css.bay}
      data-space={space}
      data-state={state}
      data-verdict={verdict?.kind}
      data-carried={(isChosen && verdict?.isCarrying && verdict.kind === 'fits') || undefined}
      data-chosen={isChosen || undefined}
      aria-pressed={verdict ? undefined : isChosen}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <b className="mono">
        <span className="hidden">Miejsce </span>
        {space}
      </b>
      <em>{verdict ? <Icon name={verdict.kind === 'fits' ? 'check' : 'cancel'} /> : <Sign bay={bay} />}</em>
      <strong>{parked?.license_plate}</strong>
      <small>
        {verdict?.words ?? (parked ? surnameOf(parked) : block ? block.reason : bayWords[state])}
        {!verdict && state === 'free' && <span className="hidden">, dodaj rezerwację</span>}
        {!verdict && parked && <span className="hidden">{parkedWords(parked).slice(parked.license_plate.length)}</span>}
        {block && <span className="hidden">, wyłączone</span>}
      </small>
      {hasFact(space, 'charger') && (
        <i>
          <Icon name="bolt" />
          <span className="hidden">, gniazdo</span>
        </i>
      )}
    </button>
  );
}

export interface Verdict {
  kind: 'fits' | 'no' | 'own' | 'unknown';
  words: string;
  /** It is of a car that is carried. */
  isCarrying?: true;
}

const signs: Record<BayState, 'clock' | 'car' | 'leave' | 'late' | 'cancel' | undefined> = {
  free: undefined,
  in: 'car',
  wait: 'clock',
  go: 'leave',
  late: 'late',
  held: 'clock',
  blocked: 'cancel',
};

function Sign({ bay: { state, hour } }: { bay: Bay }) {
  const sign = signs[state];
  return (
    <>
      {sign === 'car' || sign === 'leave' ? <SectionIcon name={sign} /> : sign && <Icon name={sign} />}
      {hour}
    </>
  );
}
