import {
  joinMoment,
  type TypedMoment as Parts,
  problemWithMoment,
  splitMoment,
} from '../domain/language/typed-moment.ts';
import { typedTime } from '../domain/language/typed-time.ts';
import type { Shared } from './shared.ts';
import css from './Typed.module.css';
import { TypedDay } from './TypedDay.tsx';
import { TypedText } from './TypedText.tsx';

interface TypedMomentProps {
  shared: Shared;
  label: string;
  /** A moment as it is stored, or as `joinMoment` made it of what was typed. */
  value: string;
  onChange: (value: string) => void;
}

/** A day and a time of 24 hours beside it, by the clocks here, whatever the browser's language and zone. */
export function TypedMoment({ shared, label, value, onChange }: TypedMomentProps) {
  const { onBlur, 'aria-invalid': invalid, ...rest } = shared;
  const parts = splitMoment(value);
  const wrong = problemWithMoment(value)?.of;
  const input = (of: keyof Parts) => ({
    ...rest,
    ...(invalid && (!wrong || wrong === of) && { 'aria-invalid': true as const }),
    value: parts[of],
    onChange: (part: string) => onChange(joinMoment({ ...parts, [of]: part })),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field is left when both of its inputs are
    <div
      className={css.moment}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur()}
    >
      <TypedDay {...input('day')} label={label} />
      <TypedText
        {...input('time')}
        id={`${shared.id}-time`}
        name={`${shared.name}-time`}
        aria-label={`${label}: godzina`}
        inputMode="numeric"
        placeholder="gg:mm"
        language={typedTime}
      />
    </div>
  );
}
