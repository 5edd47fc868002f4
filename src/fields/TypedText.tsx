import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { TextInput } from '../ui/TextInput.tsx';

interface TextLanguage {
  parse: (typed: string) => string | null;
  format: (value: string) => string;
  /** The value one later or earlier, by the place of the caret. */
  step: (value: string, by: 1 | -1, caret: number) => string;
}

interface TypedTextProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The day or time as it is stored, or the typed text while that is not one. */
  value: string;
  onChange: (value: string) => void;
  language: TextLanguage;
}

/**
 * What people type for a day or a time: it counts as soon as it is one, stands as typed until the field is
 * left, and is kept even where it is neither. Arrow keys move it.
 */
export function TypedText({ value, onChange, language, onBlur, readOnly, ...rest }: TypedTextProps) {
  const { parse, format, step } = language;
  const [typed, setTyped] = useState<{ text: string; gave: string }>();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  // A value that came from elsewhere replaces what was typed
  const text = typed?.gave === value ? typed.text : parse(value) === value ? format(value) : value;
  const give = (typedText: string) => {
    const gave = parse(typedText) ?? typedText;
    setTyped({ text: typedText, gave });
    onChange(gave);
  };
  // React sets the caret to the end of a text that it writes
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    const whole = parse(text);
    if (!by || !whole || readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    caret.current = event.currentTarget.selectionStart ?? 0;
    give(format(step(whole, by, caret.current)));
  };
  return (
    <TextInput
      {...rest}
      ref={input}
      readOnly={readOnly}
      autoComplete={rest.autoComplete ?? 'off'}
      value={text}
      onChange={({ target }) => give(target.value)}
      onKeyDown={move}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
