import { type ComponentProps, useState } from 'react';
import { type Day, isDay } from '../domain/language/days.ts';
import { typedDay } from '../domain/language/typed-day.ts';
import { typedPastDay } from '../domain/language/typed-past-day.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { later } from '../ui/later.tsx';
import css from './Typed.module.css';
import { TypedText } from './TypedText.tsx';

const DayDialog = later(() => import('./DayDialog.tsx'));

interface TypedDayProps extends Omit<ComponentProps<typeof TypedText<Day>>, 'language'> {
  /** What the day is called, for the button of its calendar. */
  label: string;
  /** It is over: '12.05.99' is in 1999. */
  past?: true | undefined;
}

/** A day to type, dd.mm.rrrr whatever the browser's language; its value is 'YYYY-MM-DD'. A calendar fills it too. */
export function TypedDay({ label, value, onChange, readOnly, past, ...rest }: TypedDayProps) {
  const [isOpen, open] = useState(false);
  return (
    <span className={css.day}>
      <TypedText
        inputMode="decimal"
        placeholder="dd.mm.rrrr"
        {...rest}
        {...{ value, onChange, readOnly }}
        language={past ? typedPastDay : typedDay}
      />
      {!readOnly && (
        <IconButton label={`${label}: wybierz z kalendarza`} size="s" aria-haspopup="dialog" onClick={() => open(true)}>
          <Icon name="calendar" />
        </IconButton>
      )}
      {isOpen && (
        <Boundary>
          <DayDialog day={isDay(value) ? value : null} onDay={onChange} onClose={() => open(false)} />
        </Boundary>
      )}
    </span>
  );
}
