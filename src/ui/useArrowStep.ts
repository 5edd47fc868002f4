import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** How a typed value is read, written, and moved to the next or the one before, by the place of the caret. */
export interface StepLanguage<Value extends string = string> {
  parse: (typed: string) => Value | null;
  format: (value: Value) => string;
  step: (value: Value, by: 1 | -1, caret: number) => Value;
}

/** Arrow keys move a typed day or time, and leave the caret where it is. */
export function useArrowStep<Value extends string>(
  input: RefObject<HTMLInputElement | null>,
  { parse, format, step }: StepLanguage<Value>,
  give: (text: string) => void,
) {
  const caret = useRef<number>(undefined);
  // React sets the caret to the end of a text that it writes
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  return (event: KeyboardEvent<HTMLInputElement>): void => {
    const { value, readOnly, selectionStart } = event.currentTarget;
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    const whole = parse(value);
    if (!by || !whole || readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    caret.current = selectionStart ?? 0;
    give(format(step(whole, by, caret.current)));
  };
}
