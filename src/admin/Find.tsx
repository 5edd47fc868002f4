import { lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '../domain/user.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { Icon } from '../ui/Icon.tsx';
import { fetchSoon, whenIdle } from '../ui/idle.ts';
import css from './Find.module.css';

const load = async () => ({ default: (await import('./palette/Palette.tsx')).Palette });
const Palette = lazy(load);
const fetchPalette = fetchSoon(load);

/** The way to the palette: a button in the bar, and Ctrl+K from anywhere. */
export function Find({ user }: { user: User }) {
  const [isOpen, open] = useState(false);
  // What is typed right after Ctrl+K must find its field there
  useEffect(() => whenIdle(fetchPalette), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // A dialog is answered first
      if (!document.querySelector('dialog:modal')) open(true);
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
        <span className={css.keys} />
      </button>
      {isOpen && (
        <Boundary>
          <Suspense fallback={null}>
            <Palette user={user} onClose={() => open(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
