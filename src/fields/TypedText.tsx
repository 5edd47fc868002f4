import { type ComponentProps, useRef, useState } from 'react';
import { TextInput } from '../ui/TextInput.tsx';
import { type StepLanguage, useArrowStep } from '../ui/useArrowStep.ts';

interface TypedTextProps<Value extends string> extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The day or time as it is stored, or the typed text while that is not one. */
  value: string;
  onChange: (value: string) => void;
  language: StepLanguage<Value>;
}

/**
 * What people type for a day or a time: it counts as soon as it is one, stands as typed until the field is
 * left, and is kept even where it is neither. Arrow keys move it.
 */
export function TypedText<Value extends string>(props: TypedTextProps<Value>) {
  const { value, onChange, language, onBlur, readOnly, ...rest } = props;
  const { parse, format } = language;
  const [typed, setTyped] = useState<{ text: string; gave: string }>();
  const input = useRef<HTMLInputElement>(null);
  // A value that came from elsewhere replaces what was typed
  const whole = parse(value);
  const text = typed?.gave === value ? typed.text : whole === value ? format(whole) : value;
  const give = (typedText: string) => {
    const gave = parse(typedText) ?? typedText;
    setTyped({ text: typedText, gave });
    onChange(gave);
  };
  const move = useArrowStep(input, language, give);
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
