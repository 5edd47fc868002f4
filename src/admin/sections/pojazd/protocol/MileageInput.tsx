import { useId } from 'react';
import { formatInstant } from '../../../../domain/language/days.ts';
import { grouped } from '../../../../domain/language/polish.ts';
import { ErrorText } from '../../../../ui/Field.tsx';
import { InputBox } from '../../../parts/InputBox.tsx';
import css from './MileageInput.module.css';
import { Part } from './Part.tsx';

interface MileageInputProps {
  value: string;
  last: { mileage: number; at: string } | undefined;
  /** It is filled in, and nothing about it is odd. */
  done: boolean;
  /** What is odd about it beside the last one. */
  odd: string | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The mileage of a car, with its last one, and what is odd about it: then a reason is wanted. */
export function MileageInput({ value, last, done, odd, error, onChange }: MileageInputProps) {
  const id = useId();
  const problem = error ?? (odd && `${odd}. Sprawdź licznik. Jeśli tak jest, dopisz powód.`);
  return (
    <Part
      title="Licznik"
      part="mileage"
      done={done}
      aside={last ? `ostatnio ${grouped(last.mileage)} km, ${formatInstant(last.at)}` : 'pierwszy protokół tego auta'}
    >
      <InputBox className={css.mileage}>
        <span className="hidden">Stan licznika w kilometrach</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={value}
          aria-describedby={problem ? id : undefined}
          aria-invalid={Boolean(problem) || undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        <span aria-hidden="true">km</span>
      </InputBox>
      {problem && <ErrorText id={id}>{problem}</ErrorText>}
    </Part>
  );
}
