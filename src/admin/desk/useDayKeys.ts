import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isByReader, type Key } from '../parts/key-run.ts';
import { isShortcut } from '../parts/useBareKeys.ts';

/** A reader's next key comes within this time, in ms; nobody presses two shortcuts so fast. */
const burst = 60;
const modifiers = new Set(['Shift', 'CapsLock', 'AltGraph']);

interface DayKeys {
  onServe: () => void;
  /** A reader has begun to type where nobody types: it means the search. */
  onBurst: (begun: string) => void;
  /** Enter in the search; was what stands there typed by a reader? */
  onEnter: (byReader: boolean) => void;
}

/**
 * The keys of a desk's day: / searches, N serves, J and K go from row to row, Enter does the next thing with one. They
 * go before those of the lists below, unless somebody is in one of these. What a reader types is no shortcut, wherever
 * the focus is: it goes into the search.
 */
export function useDayKeys(panel: RefObject<HTMLElement | null>, { onServe, onBurst, onEnter }: DayKeys): void {
  /** A first letter that waits for whether another follows at once. */
  const held = useRef<{ event: KeyboardEvent; timer: ReturnType<typeof setTimeout>; focused: Element | null }>(
    undefined,
  );
  const replayed = useRef(new WeakSet<Event>());
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const box = panel.current;
    if (!box || !isShortcut(event)) return;
    const isLetter = /^[\p{L}\p{N}]$/u.test(key);
    if (isLetter && !event.repeat && !replayed.current.has(event)) {
      // Kept from all others until it is known whether a person or a reader typed it: then it is sent once more
      event.preventDefault();
      event.stopImmediatePropagation();
      const first = held.current;
      clearTimeout(first?.timer);
      held.current = undefined;
      if (first) onBurst(first.event.key + key);
      else held.current = { event, timer: setTimeout(replay, burst), focused: document.activeElement };
      return;
    }
    // An arrow after M means what M has lifted; Shift is part of a capital that a reader types
    if (!replayed.current.has(event) && !modifiers.has(key)) replay();
    // Lists and the calendar below answer these keys themselves
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused !== document.body && !box.contains(focused)) {
      if (focused.closest('[data-row], [role=grid], table')) return;
    }
    const rows = [...box.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.findIndex((row) => row.contains(focused));
    const row = rows[at];
    const keys: Record<string, (() => void) | undefined> = {
      '/': () => box.querySelector<HTMLElement>('input[type=search]')?.focus(),
      n: onServe,
      j: () => rows[Math.min(at + 1, rows.length - 1)]?.focus(),
      k: () => rows[Math.max(at - 1, 0)]?.focus(),
      Enter: row && row === focused ? () => row.querySelector<HTMLElement>('[data-action=next]')?.click() : undefined,
    };
    const run = keys[isLetter ? key.toLowerCase() : key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  /** Nothing followed: the letter is what it would have been, here or for whoever else hears it. */
  const replay = () => {
    const first = held.current;
    clearTimeout(first?.timer);
    held.current = undefined;
    // Whoever has gone elsewhere since no longer means it
    if (!first || document.activeElement !== first.focused) return;
    const { key, code, shiftKey, target } = first.event;
    const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
    replayed.current.add(again);
    target?.dispatchEvent(again);
  };
  // In the capture phase, before the lists: a key that is answered here does nothing there
  useEffect(() => {
    addEventListener('keydown', hear, { capture: true });
    return () => {
      removeEventListener('keydown', hear, { capture: true });
      clearTimeout(held.current?.timer);
    };
  }, []);
  // From the search, Enter does the next thing with what was found: four digits of a plate open its return
  const typed = useRef<Key[]>([]);
  const hearSearch = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, timeStamp } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
    if (key !== 'Enter') {
      typed.current = [...typed.current, { key, at: timeStamp }].slice(-longest);
      return;
    }
    event.preventDefault();
    const byReader = isByReader(typed.current.slice(-target.value.length));
    typed.current = [];
    onEnter(byReader);
  });
  useEffect(() => {
    const box = panel.current;
    box?.addEventListener('keydown', hearSearch);
    return () => box?.removeEventListener('keydown', hearSearch);
  }, [panel]);
}

/** Of what was typed so much tells who has. */
const longest = 40;
