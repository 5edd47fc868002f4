import { useAtom } from 'jotai/react';
import { type FormEvent, Fragment, useState } from 'react';
import { openHours, type RentalTerms } from '../../domain/booking/rental-terms.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import type { Errors } from '../../domain/kernel/entity.ts';
import { typedDay } from '../../domain/language/typed-day.ts';
import { Button } from '../../ui/Button.tsx';
import { DayInput } from '../../ui/DayInput.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { checkDays } from '../booking/check-days.ts';
import { useTypedDays } from '../booking/useTypedDays.ts';
import { carDaysAtom, rentalHoursAtom } from '../booking/wizard.ts';
import css from './DaysFilter.module.css';
import { checkHours, HourField } from './Hours.tsx';

interface DaysFilterProps {
  stay: OpenSpan;
  terms: RentalTerms | undefined;
  onStay: (stay: OpenSpan) => void;
}

/** From when to when one wants a car; nothing on the page waits for it. */
export function DaysFilter({ stay, terms, onStay }: DaysFilterProps) {
  const hydrated = useHydrated();
  const [stored, storeHours] = useAtom(rentalHoursAtom);
  const hours = (hydrated && stored) || {};
  const open = terms && openHours(terms);
  // A reload keeps what was typed and not sent
  const [kept, keep] = useAtom(carDaysAtom);
  const asked = `${stay.since}/${stay.until}`;
  const draft = hydrated && kept?.asked === asked ? kept : undefined;
  const [attempt, setAttempt] = useState(0);
  const { since, until } = draft ?? stay;
  const { days: typedDays } = useTypedDays('rental');
  // An address that was kept may name days that can no longer be had
  const wrong = wrongIn({ since, until });
  const errors: Errors = attempt > 0 || !draft ? wrong : { ...(since && { since: wrong.since }) };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    // What is no day counts as none: its field says so, and takes the focus
    if (!event.currentTarget.checkValidity()) return;
    const [first] = Object.keys(wrongIn({ since, until }));
    if (first) return document.getElementById(first)?.focus();
    const [hour] = Object.keys(checkHours(hours, terms));
    if (hour) return document.getElementById(hour)?.focus();
    onStay({ since, until });
    keep(null);
  };
  return (
    <form className={css.days} onSubmit={send} noValidate>
      {/* What is typed before the script has taken over would be lost */}
      <fieldset className={css.pair} disabled={!hydrated}>
        <legend className="hidden">Daty wypożyczenia</legend>
        {(['since', 'until'] as const).map((end) => (
          <Fragment key={end}>
            <DayInput
              id={end}
              label={end === 'since' ? 'Od' : 'Do'}
              day={end === 'since' ? since : until}
              error={errors[end]}
              describedBy="days-hint"
              onDay={(day) => keep({ since, until, [end]: day, asked })}
              typed={typedDays.typed?.[end]}
              onTyped={(text) => typedDays.onTyped(end, text)}
              language={typedDay}
            />
            <HourField
              end={end === 'since' ? 'pickup_at' : 'return_at'}
              {...{ hours, terms }}
              onHours={storeHours}
              told={attempt > 0}
            />
          </Fragment>
        ))}
      </fieldset>
      <Button kind="go" type="submit">
        Pokaż wolne auta
      </Button>
      <p className={css.hint} id="days-hint">
        {stay.since
          ? `Odbiór i\u00a0zwrot w\u00a0hali przylotów${open ? `, codziennie ${open}` : ''}. `
          : 'Podaj daty, a\u00a0policzymy całość i\u00a0pokażemy, które auta są wolne. '}
        Liczymy dni kalendarzowe, godziny nie zmieniają ceny.
      </p>
    </form>
  );
}

/** Both days, or none: who takes them away sees all cars again. */
const wrongIn = (stay: OpenSpan): Errors => (stay.since || stay.until ? checkDays(stay) : {});
