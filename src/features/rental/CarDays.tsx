import { useAtom } from 'jotai/react';
import { isArriving } from '../../client/arrival.ts';
import { FailedReading } from '../../client/FailedReading.tsx';
import { bookingLimits, bookings } from '../../domain/booking/booking.ts';
import type { Car } from '../../domain/booking/car.ts';
import { products } from '../../domain/booking/products.ts';
import { lastDayFrom, type OpenSpan, type Span, spanInWay } from '../../domain/booking/span.ts';
import { rentalHours } from '../../domain/booking/stay.ts';
import type { TakenSpan } from '../../domain/booking/taken-cars.ts';
import type { Errors } from '../../domain/kernel/entity.ts';
import { addDays, type Day, formatDay, isDay, today } from '../../domain/language/days.ts';
import { typedDay } from '../../domain/language/typed-day.ts';
import * as pages from '../../domain/site/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DateRange } from '../../ui/DateRange.tsx';
import { useOnMount } from '../../ui/effects.ts';
import { FieldRow } from '../../ui/FieldRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Booking } from '../booking/Booking.tsx';
import { checkDays } from '../booking/check-days.ts';
import { HeldOrder } from '../booking/HeldOrder.tsx';
import { StepErrors, useNextStep } from '../booking/NextStep.tsx';
import { PriceBreakdown } from '../booking/PriceBreakdown.tsx';
import { daysOf } from '../booking/ProductTicket.tsx';
import { StayPrice } from '../booking/StayPrice.tsx';
import { TearOffTicket } from '../booking/TearOffTicket.tsx';
import { useTypedDays } from '../booking/useTypedDays.ts';
import { noSpan } from '../booking/wizard.ts';
import css from './CarNote.module.css';
import { latestDay, Otherwise, UntilWhen } from './CarNote.tsx';
import { CarPanel } from './CarPanel.tsx';
import { stayIn } from './car-question.ts';
import { draftAtom } from './draft.ts';
import { checkHours, HourField, HoursHint, sentHours } from './Hours.tsx';
import { PriceHolds } from './PriceHolds.tsx';
import { desk, hoursFact } from './product.tsx';
import { useRentalTerms } from './useRentalTerms.ts';
import { useTakenCars } from './useTakenCars.ts';

const { since, until } = bookings.rental.fields;
const fields = { since, until, ...rentalHours };
const { place, paths, step } = products.rental;

const wholeOf = ({ since, until }: OpenSpan): Span | undefined => (since && until ? { since, until } : undefined);

/** Until when a stay from a day on may last: before somebody else comes, and no longer than anybody may. */
const closesAt = (taken: readonly Span[], { since, until }: OpenSpan) => {
  if (!since || until) return undefined;
  const [free, longest] = [lastDayFrom(taken, since, latestDay()), addDays(since, bookingLimits.longest - 1)];
  return free < longest ? free : longest;
};

/** The days of a chosen car. */
export function CarDays({ car }: { car: Car }) {
  const [draft, change] = useAtom(draftAtom);
  const { stay, hours } = draft;
  const terms = useRentalTerms();
  // Once: the list and mails lead here with days
  useOnMount(() => {
    if (!isArriving() && (stay.since || stay.until)) return;
    const linkedStay = stayIn(new URLSearchParams(location.search));
    if (linkedStay.since && isDay(linkedStay.since)) change({ stay: linkedStay });
  });
  const taken = useTakenCars(true);
  const spans = taken.of?.(car.id) ?? [];

  const whole = wholeOf(stay);
  const { problems, days: typedDays } = useTypedDays('rental');
  const daysErrors = { ...checkDays(stay), ...problems };
  const hourErrors = checkHours(hours, terms);
  const inWay = whole && Object.keys(daysErrors).length === 0 ? spanInWay(spans, whole) : undefined;
  const errors: Errors = { ...(inWay ? { until: takenWords(inWay) } : daysErrors), ...hourErrors };
  const store = () => change({ stay, hours: sentHours(hours), car: car.id });
  const { attempt, proceed } = useNextStep(errors, stay, store);
  // Before the first attempt only what was chosen is told, not what is still missing
  const shown: Errors = attempt > 0 || whole ? errors : { ...(stay.since && { since: errors.since }) };
  const ready = whole && Object.keys(errors).length === 0;

  return (
    <Booking
      step={step}
      label="Cena"
      stub="sticky"
      back={pages.cars}
      aside={
        <TearOffTicket
          kind="rental"
          title="Twoja rezerwacja"
          facts={[{ name: 'Auto', value: place(car) }, ...daysOf(stay), desk, ...hoursFact(hours)]}
          sum={<StayPrice price={car.price_per_day * 100} stay={ready ? stay : noSpan} per="dzień" />}
        >
          <ButtonLink kind="go" href={paths({ Cars_id: car.id }).contact} onClick={proceed}>
            Wprowadź dane <Icon name="arrow" />
          </ButtonLink>
        </TearOffTicket>
      }
    >
      <HeldOrder />
      <StepErrors {...{ fields, errors, attempt }} />
      <CarPanel car={car} terms={terms} />
      <Panel title="Od kiedy do kiedy?">
        <DateRange
          value={stay}
          onChange={(to) => change({ stay: to })}
          earliest={today()}
          latest={latestDay()}
          taken={spans}
          closes={closesAt(spans, stay)}
          errors={shown}
          {...typedDays}
          hint="Wpisz dzień, miesiąc i&nbsp;rok albo użyj kalendarza. Liczymy dzień odbioru i&nbsp;dzień zwrotu."
          language={typedDay}
        />
        <DaysKey />
        {taken.error && <FailedReading reading={taken}>Nie wiemy, w&nbsp;które dni auto jest wolne.</FailedReading>}
        <div role="status">
          {inWay && whole ? (
            <Otherwise car={car.id} stay={whole} taken={taken} onStay={(to) => change({ stay: to })} />
          ) : (
            stay.since && <UntilWhen since={stay.since} taken={spans} />
          )}
        </div>
      </Panel>
      <Panel title="O której?">
        <FieldRow>
          {(['pickup_at', 'return_at'] as const).map((end) => (
            <HourField
              key={end}
              {...{ end, hours, terms }}
              onHours={(to) => change({ hours: to })}
              told={attempt > 0}
            />
          ))}
        </FieldRow>
        <HoursHint terms={terms} />
      </Panel>
      <PriceHolds terms={terms} stay={whole} />
      {ready && <PriceBreakdown kind="rental" stay={whole} car={car.id} />}
    </Booking>
  );
}

const short = (day: Day) => formatDay(day).slice(0, 5);
const takenWords = ({ since, until, open }: TakenSpan) => {
  const days = since === until ? `: ${short(since)}` : ` od ${short(since)} do ${short(until)}`;
  return `W\u00a0tych dniach auto jest zajęte${open ? ' do\u00a0odwołania' : days}`;
};

const DaysKey = () => (
  <ul className={css.key} aria-label="Legenda">
    <li>
      <i aria-hidden="true">{today().slice(8)}</i>Twój wybór
    </li>
    <li>
      <i data-day="taken" />
      auto zajęte
    </li>
    <li>
      <i data-day="past" aria-hidden="true">
        {addDays(today(), -1).slice(8)}
      </i>
      dzień miniony
    </li>
  </ul>
);
