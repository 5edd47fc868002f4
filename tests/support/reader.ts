import { fireEvent } from '@testing-library/react';
import { isTextField } from '../../src/admin/sections/bilety/text-field.ts';

/** Moments of keys, in ms; what waits in the page is moved along by `pass`. */
export class Keyboard {
  at = 0;
  private readonly pass: (ms: number) => void;
  constructor(pass: (ms: number) => void) {
    this.pass = pass;
  }

  wait(ms: number): void {
    this.at += ms;
    this.pass(ms);
  }

  /** A key so many ms after the one before, where the focus is; what browsers do by themselves is done. */
  press(key: string, after: number, more: KeyboardEventInit = {}): boolean {
    this.wait(after);
    const target = document.activeElement ?? document.body;
    const isLeft = this.fire('keydown', target, key, more);
    if (isLeft && key.length === 1 && target instanceof HTMLInputElement && isTextField(target))
      this.insert(target, key);
    if (isLeft && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
    if (isLeft && key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit();
    this.fire('keyup', target, key, more);
    return isLeft;
  }

  /** All keys so many ms apart. */
  type(text: string, after: number): void {
    for (const key of text) this.press(key, after);
  }

  private fire(type: 'keydown' | 'keyup', target: Element, key: string, more: KeyboardEventInit): boolean {
    const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...more });
    Object.defineProperty(event, 'timeStamp', { value: this.at });
    // Nothing of what is drawn changes by a sign before it is in its field
    return target instanceof HTMLInputElement && key.length === 1
      ? target.dispatchEvent(event)
      : fireEvent(target, event);
  }

  private insert(target: HTMLInputElement, sign: string): void {
    const most = target.maxLength > 0 ? target.maxLength : Number.POSITIVE_INFINITY;
    if (target.value.length < most) fireEvent.input(target, { target: { value: target.value + sign } });
  }
}
