import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { User } from '../../domain/account/user.ts';
import { count, noun } from '../../domain/language/polish.ts';
import { PopupBox } from '../parts/PopupBox.tsx';
import type { Popup } from '../radix/usePopup.ts';
import { BellList } from './BellList.tsx';
import { useSeen } from './seen.ts';
import { isHeard, ring } from './sound.ts';
import { type Told, useMatters } from './useMatters.ts';

const fresh = noun('nowa sprawa', 'nowe sprawy', 'nowych spraw');

/** How many matters wait, and how many of them were not seen on this device. */
export interface Counts {
  all: number;
  fresh: number;
}

interface BellMattersProps {
  user: User;
  popup: Popup;
  /** Hears what stands on the button; undefined until all is known. */
  onCount: (counts: Counts | undefined) => void;
}

/** The matters of whoever is signed in: counted, told when there are more of them, and listed beside the bell. */
export function BellMatters({ user, popup, onCount }: BellMattersProps) {
  const told = useMatters(user.role);
  const [seen, see] = useSeen(user.id);
  const isLeft = useRef(false);
  const { matters, isWhole } = told;
  const unseen = matters.filter(({ key }) => !seen.has(key));
  const report = useEffectEvent(onCount);
  const [all, unseenOnes] = [matters.length, unseen.length];
  useEffect(() => report(isWhole ? { all, fresh: unseenOnes } : undefined), [isWhole, all, unseenOnes]);
  const words = useArrivals(told, (gone) => {
    if (gone.some((key) => seen.has(key))) see([...seen].filter((key) => !gone.includes(key)));
  });
  // What was listed is seen when the list is closed: until then it stands there as new
  const closed = useEffectEvent(() => see(matters.map(({ key }) => key)));
  const { isOpen } = popup;
  useEffect(() => {
    if (!isOpen) return;
    isLeft.current = false;
    return () => closed();
  }, [isOpen]);
  const close = () => {
    isLeft.current = true;
    popup.open(false);
  };
  return (
    <>
      <span className="hidden" role="status">
        {words}
      </span>
      <PopupBox popup={popup} label="Sprawy" onLeave={() => !isLeft.current}>
        <BellList told={told} unseen={new Set(unseen.map(({ key }) => key))} onFollow={close} />
      </PopupBox>
    </>
  );
}

/** Tells in words what has come since it was last known, and by the sound where that was chosen; and what is gone. */
function useArrivals({ matters, isWhole }: Told, onGone: (keys: readonly string[]) => void): string {
  const [words, setWords] = useState('');
  const known = useRef<ReadonlySet<string>>(undefined);
  const compare = useEffectEvent((matters: Told['matters']) => {
    const before = known.current;
    const keys = new Set(matters.map(({ key }) => key));
    known.current = keys;
    if (!before) return;
    const gone = [...before].filter((key) => !keys.has(key));
    if (gone.length > 0) onGone(gone);
    const arrived = matters.filter(({ key }) => !before.has(key));
    const [first] = arrived;
    if (!first) return;
    const more = arrived.length > 1 ? '' : `: ${first.what} ${first.words}`;
    setWords(`${count(arrived.length, fresh)}${more}`);
    if (isHeard()) ring();
  });
  useEffect(() => {
    if (isWhole) compare(matters);
  }, [matters, isWhole]);
  return words;
}
