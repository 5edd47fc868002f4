import type { KeyboardEvent, PointerEvent } from 'react';
import { hasFact } from '../../../domain/booking/space-facts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SectionIcon } from '../../parts/SectionIcon.tsx';
import css from './Bay.module.css';
import { type Bay, type BayState, bayWords, surnameOf } from './bay.ts';
import type { Moving } from './useMoving.ts';
import { parkedWords } from './words.ts';

interface BaySpaceProps {
  bay: Bay;
  moving: Moving;
  isChosen: boolean;
  tabIndex: number;
  onFocus: () => void;
  onPress: () => void;
  onEnter: () => void;
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
}

/** A space from above: its number, how it stands, the whole plate and a surname; while a car is carried, if it fits. */
export function BaySpace({ bay, moving, isChosen, onPress, onEnter, ...rest }: BaySpaceProps) {
  const { space, state, parked, block } = bay;
  const verdict = moving.carried && verdictOf(space, moving);
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
      data-carried={(isChosen && verdict?.kind === 'fits') || undefined}
      data-chosen={isChosen || undefined}
      aria-pressed={moving.carried ? undefined : isChosen}
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
        {!moving.carried && state === 'free' && <span className="hidden">, dodaj rezerwację</span>}
        {!moving.carried && parked && (
          <span className="hidden">{parkedWords(parked).slice(parked.license_plate.length)}</span>
        )}
        {block && <span className="hidden">, wyłączone</span>}
      </small>
    </button>
  );
}

type Verdict = { kind: 'fits' | 'no' | 'own' | 'unknown'; words: string };

function verdictOf(space: number, { carried, isKnown, misfit }: Moving): Verdict {
  if (space === carried?.space_id) return { kind: 'own', words: 'stąd' };
  if (!isKnown) return { kind: 'unknown', words: 'sprawdzamy…' };
  const why = misfit(space);
  return why ? { kind: 'no', words: why.short } : { kind: 'fits', words: 'pasuje' };
}

const signs: Record<BayState, 'clock' | 'car' | 'leave' | 'cancel' | undefined> = {
  free: undefined,
  in: 'car',
  wait: 'clock',
  go: 'leave',
  held: 'clock',
  blocked: 'cancel',
};

function Sign({ bay: { space, state, hour } }: { bay: Bay }) {
  const sign = signs[state];
  return (
    <>
      {sign === 'car' || sign === 'leave' ? <SectionIcon name={sign} /> : sign && <Icon name={sign} />}
      {hour}
      {hasFact(space, 'charger') && (
        <>
          <Icon name="bolt" />
          <span className="hidden"> gniazdo</span>
        </>
      )}
    </>
  );
}
