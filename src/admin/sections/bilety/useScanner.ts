import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { pause } from '../../parts/key-run.ts';
import { codeReader, type Heard, type Place } from './code-reader.ts';
import { heldSpace } from './held-space.ts';
import { isTextField, putBack } from './text-field.ts';

interface Handlers {
  /** What stands in the field. */
  onType: (text: string) => void;
  /** A code, likeliest first: where its number was cut in two, it may be one of several. */
  onCode: (codes: readonly string[], isScanned: boolean) => void;
  /** A reader has read what is no whole code of ours. */
  onPiece: (text: string) => void;
}

/**
 * Hears a reader that types like a keyboard, wherever the focus is, at any speed, with pauses and without, with Enter
 * or Tab after its codes or none. In `field` its value counts; elsewhere the keys are collected. A reader's Enter
 * answers no question and presses no button. Answers what hears of each change of the field's value.
 */
export function useScanner(field: RefObject<HTMLInputElement | null>, handlers: Handlers): (text: string) => void {
  const [reader] = useState(codeReader);
  const { onType, onCode, onPiece } = handlers;
  const placeOf = (target: unknown): Place =>
    target === field.current ? 'field' : isTextField(target) ? 'other' : 'elsewhere';
  const tell = ({ codes, isScanned = false, piece }: Heard) => {
    if (codes) onCode(codes, isScanned);
    if (piece) onPiece(piece);
  };

  const settle = useEffectEvent(() => {
    const heard = reader.settle(placeOf(document.activeElement), field.current?.value ?? '');
    if (heard) tell(heard);
  });
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, timeStamp: at, repeat, target } = event;
    const value = (target as HTMLInputElement).value ?? '';
    const heard = reader.press({ key, at, repeat, place: placeOf(target), value });
    if (!heard) return;
    // What was read before a pause is told; the key that follows it is not part of that
    if (key.length > 1 || heard.codes) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (heard.before !== undefined) putBack(target as HTMLInputElement, heard.before);
    tell(heard);
  });
  useEffect(() => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const space = heldSpace();
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
      const isEnd = key === 'Enter' || (key === 'Tab' && !shiftKey);
      // Shift and the like stand between the letters of a code
      if (ctrlKey || altKey || metaKey || (key.length > 1 && !isEnd)) return;
      clearTimeout(silence);
      if (!isEnd) silence = setTimeout(() => settle(), pause);
      hear(event);
    };
    addEventListener('keydown', listen, true);
    addEventListener('keydown', space.down, true);
    addEventListener('keyup', space.up, true);
    return () => {
      clearTimeout(silence);
      space.drop();
      removeEventListener('keydown', listen, true);
      removeEventListener('keydown', space.down, true);
      removeEventListener('keyup', space.up, true);
    };
  }, []);

  return (text) => {
    const heard = reader.change(text);
    if (heard) tell(heard);
    else onType(text);
  };
}
