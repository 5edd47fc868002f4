import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import type { User } from '../../domain/account/user.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { fetchSoon, whenIdle } from '../../ui/idle.ts';
import { later } from '../../ui/later.tsx';
import { hasModal } from '../../ui/modals.ts';
import { toast } from '../../ui/overlays.ts';
import css from './Find.module.css';

const Palette = later(async () => ({ default: (await import('../palette/Palette.tsx')).Palette }));
const fetchPalette = fetchSoon(Palette.fetch);

/** The way to the palette: a button in the bar, and Ctrl+K from anywhere. */
export function Find({ user }: { user: User }) {
  const [isOpen, open] = useState(false);
  const [typed, setTyped] = useState('');
  const close = () => {
    open(false);
    setTyped('');
  };
  useEarlyLetters(isOpen, setTyped, close);
  useEffect(() => whenIdle(fetchPalette), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // A dialog is answered first
      if (!hasModal()) open(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className={css.find}
        aria-keyshortcuts="Control+K"
        onClick={() => open(true)}
        onPointerEnter={fetchPalette}
        onFocus={fetchPalette}
      >
        <Icon name="search" />
        <span className={css.words}>
          Szukaj <span className="hidden">w całym systemie</span>
        </span>
        <kbd className={css.keys} />
      </button>
      {isOpen && (
        <Boundary>
          <Palette {...{ user, typed, setTyped }} onClose={close} />
        </Boundary>
      )}
    </>
  );
}

/** Keeps what is typed after Ctrl+K before the palette has come: no letter is then a shortcut of the page below. */
function useEarlyLetters(isOpen: boolean, setTyped: Dispatch<SetStateAction<string>>, close: () => void): void {
  const giveUp = useEffectEvent(() => {
    close();
    toast({ text: 'Nie udało się otworzyć wyszukiwania. Odśwież stronę', tone: 'bad' });
  });
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    // The palette is open, and hears the keys itself
    if (hasModal()) return;
    if (key === 'Escape') close();
    else if (key === 'Backspace') setTyped((before) => before.slice(0, -1));
    else if (isLetter(event)) setTyped((before) => before + key);
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!isOpen) return;
    Palette.fetch().catch(giveUp);
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, [isOpen]);
}

/** Polish letters are typed with AltGr, which some systems call Ctrl and Alt. */
const isLetter = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));
