import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPress, atRelease } from './after-press.ts';
import { useOnChange } from './effects.ts';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';
import { type StepLanguage, useArrowStep } from './useArrowStep.ts';

/** 'YYYY-MM-DD' */
export type Day = `${number}-${number}-${number}`;

/** How a typed day is read and written, and what to say of a text that is no day. */
export interface DayLanguage extends StepLanguage<Day> {
  problemWith: (typed: string) => string;
}

interface DayInputProps {
  id?: string;
  label: ReactNode;
  day: Day | null;
  error?: string | undefined;
  /** The id of words about it that stand elsewhere. */
  describedBy?: string;
  required?: boolean;
  onDay: (day: Day | null) => void;
  /** Is told what is wrong with what was typed, for a summary that says the same. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /** What was typed and is no day yet, as `onTyped` was told it: who reloads the page finds it again. */
  typed?: string | undefined;
  onTyped?: ((typed: string | undefined) => void) | undefined;
  language: DayLanguage;
}

/** Keeps what is being typed, and gives the day on leaving; what is no date is told at once, and its form not sent. */
export function DayInput(props: DayInputProps) {
  const { id, label, day, error, describedBy, required, onDay, onProblem, typed: kept, onTyped, language } = props;
  const { parse, format, problemWith } = language;
  const [typed, setTyped] = useState<string>();
  const problem = typed !== undefined && typed.trim() !== '' && parse(typed) === null ? problemWith(typed) : undefined;
  const [isTold, setTold] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const shownProblem = isTold ? problem : undefined;
  useOnChange([shownProblem], () => onProblem?.(shownProblem));
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  const leave = () => {
    if (typed === undefined) return;
    afterPress(() => setTold(problem !== undefined));
    // What a page says of the day moves what is below it
    atRelease(() => {
      if (problem) return onDay(null);
      onDay(parse(typed));
      onTyped?.(undefined);
      setTyped(undefined);
    });
  };
  // Once it is known what was kept
  useOnChange([kept], () => {
    if (kept === undefined || typed !== undefined || day !== null) return;
    const whole = parse(kept);
    if (whole === null) {
      setTyped(kept);
      setTold(true);
    } else {
      // The page was reloaded before the field was left
      onDay(whole);
      onTyped?.(undefined);
    }
  });
  // The browser's own words would be in its language; like them, the first wrong field gets the focus
  const refuse = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    setTold(true);
    const { currentTarget: refused } = event;
    if (refused.form?.querySelector('input:invalid') === refused) refused.focus();
  };
  // A day chosen elsewhere replaces what was typed. Not as an effect: that of the first rendering may come after the
  // first letter
  const [shownDay, showDay] = useState(day);
  if (day !== shownDay) {
    showDay(day);
    if (day !== null) setTyped(undefined);
  }
  useOnChange([day], () => {
    if (day !== null && kept !== undefined) onTyped?.(undefined);
  });
  const move = useArrowStep(input, language, (text) => {
    setTyped(undefined);
    onTyped?.(undefined);
    onDay(parse(text));
  });
  const missing = isTold && required && day === null && !problem;
  return (
    <Field {...(id && { id })} label={label} error={shownProblem ?? error}>
      {(control) => (
        <TextInput
          ref={input}
          {...control}
          {...(missing && { 'aria-invalid': true })}
          aria-describedby={[describedBy, control['aria-describedby']].filter(Boolean).join(' ') || undefined}
          required={required}
          inputMode="decimal"
          autoComplete="off"
          placeholder="dd.mm.rrrr"
          value={typed ?? (day ? format(day) : '')}
          onChange={({ target: { value } }) => {
            setTyped(value);
            onTyped?.(value);
          }}
          onInvalid={refuse}
          onBlur={leave}
          onKeyDown={(event) => (event.key === 'Enter' ? leave() : move(event))}
        />
      )}
    </Field>
  );
}
