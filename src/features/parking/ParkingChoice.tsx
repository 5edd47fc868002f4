import { useAtom, useAtomValue } from 'jotai/react';
import { bookingLimits, bookings } from '../../domain/booking/booking.ts';
import type { Level } from '../../domain/booking/parking.ts';
import { products } from '../../domain/booking/products.ts';
import { preselectedOf } from '../../domain/booking/space-facts.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import type { Errors } from '../../domain/kernel/entity.ts';
import { addDays, dayCount, today } from '../../domain/language/days.ts';
import { count, noun, nouns } from '../../domain/language/polish.ts';
import { typedDay } from '../../domain/language/typed-day.ts';
import * as pages from '../../domain/site/paths.ts';
import { Input } from '../../fields/Input.tsx';
import { PlateInput } from '../../fields/PlateInput.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { DateRange } from '../../ui/DateRange.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { later } from '../../ui/later.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { Booking } from '../booking/Booking.tsx';
import { HeldOrder } from '../booking/HeldOrder.tsx';
import { StepErrors, useNextStep } from '../booking/NextStep.tsx';
import { PriceBreakdown } from '../booking/PriceBreakdown.tsx';
import { daysOf } from '../booking/ProductTicket.tsx';
import { StayPrice } from '../booking/StayPrice.tsx';
import { TearOffTicket } from '../booking/TearOffTicket.tsx';
import { useTypedDays } from '../booking/useTypedDays.ts';
import { noSpan } from '../booking/wizard.ts';
import { freeOn, useAvailability } from './availability.ts';
import { blank, checkDraft, type Draft, draftAtom, savedPlateAtom } from './draft.ts';
import { useParkingPrice } from './price.ts';
import { SpaceChoice } from './SpaceChoice.tsx';

const nightNoun = noun('noc', 'noce', 'nocy');

// Few come from a flight
const FlightDay = later(() => import('./FlightDay.tsx'));

const { since, until, license_plate, space_id } = bookings.parking.fields;
const fields = { since, until, license_plate, space_id };

/** The first step: days, plate and space. */
export function ParkingChoice({ price: before }: { price: number | undefined }) {
  const hydrated = useHydrated();
  const [stored, change] = useAtom(draftAtom);
  const draft = hydrated ? stored : blank;
  const isSaved = useAtomValue(savedPlateAtom) === draft.plate && draft.plate !== '';
  const availability = useAvailability(draft.stay, hydrated);
  const { price } = useParkingPrice(before);

  const { taken, busy } = availability;
  const first = (level: Level) => (taken && preselectedOf(freeOn(level, taken))) ?? null;
  const lost = draft.space !== null && !busy && taken?.has(draft.space);
  const whole: Draft = { ...draft, space: lost ? null : (draft.space ?? first(draft.level)) };
  const { problems, days: typedDays } = useTypedDays('parking');
  const whyNot = availability.error ? 'Nie wiemy, które są wolne. Spróbuj ponownie' : 'Sprawdzamy, które są wolne';
  const errors: Errors = {
    ...checkDraft(whole),
    ...problems,
    ...(whole.space === null && !taken && { space_id: whyNot }),
    ...(lost && { space_id: `Miejsce ${draft.space} jest już zajęte w tych dniach. Wybierz inne.` }),
  };
  const { since: from, until: to } = draft.stay;
  const dated = from !== null && to !== null;
  const days = dated && !errors.since && !errors.until ? { since: from, until: to } : undefined;
  const store = () => change({ ...whole, plate: license_plate.clean(whole.plate) });
  const { attempt, proceed } = useNextStep(errors, draft.stay, store);
  // Before the first attempt only what was chosen is told, not what is still missing
  const shown: Errors =
    attempt > 0
      ? errors
      : {
          ...(from && { since: errors.since }),
          ...(dated && { until: errors.until }),
          ...(lost && { space_id: errors.space_id }),
        };

  return (
    <Booking
      step={products.parking.step}
      label="Cena"
      stub="sticky"
      back={pages.home}
      aside={
        <TearOffTicket
          kind="parking"
          title="Twoja rezerwacja"
          facts={[
            ...daysOf(draft.stay),
            { name: 'Miejsce', value: whole.space === null ? undefined : `${whole.level}, nr ${whole.space}` },
            { name: 'Auto', value: license_plate.clean(draft.plate) || undefined, mono: true },
          ]}
          sum={<StayPrice price={price} stay={days ?? noSpan} per="doba" />}
        >
          <ButtonLink kind="go" href={pages.parkingContact} onClick={proceed}>
            Przejdź dalej <Icon name="arrow" />
          </ButtonLink>
        </TearOffTicket>
      }
    >
      <HeldOrder />
      <StepErrors {...{ fields, errors, attempt }} />
      <Panel title="Od kiedy do kiedy?">
        <DateRange
          value={draft.stay}
          onChange={(stay) => change({ stay })}
          {...(hydrated && { earliest: today(), latest: addDays(today(), bookingLimits.ahead) })}
          errors={shown}
          {...typedDays}
          hint="Wpisz dzień, miesiąc i&nbsp;rok albo użyj kalendarza. Liczymy też dzień przyjazdu i&nbsp;odjazdu."
          language={typedDay}
        />
        {hydrated && location.search && <FlightDay stay={draft.stay} onStay={(stay) => change({ stay })} />}
        <p role="status">{!shown.since && !shown.until && <PaidDays {...draft.stay} />}</p>
      </Panel>
      <Panel title="Jakim autem przyjedziesz?">
        <Input
          name="license_plate"
          field={isSaved ? { ...license_plate, hint: 'Z Twojego profilu. Możesz wpisać inny.' } : license_plate}
          value={draft.plate}
          onChange={(typed) => change({ plate: String(typed) })}
          error={shown.license_plate}
        >
          {PlateInput}
        </Input>
      </Panel>
      <SpaceChoice
        level={draft.level}
        space={whole.space}
        availability={availability}
        stay={days}
        onStay={(stay) => change({ stay, space: null })}
        error={shown.space_id}
        onLevel={(level) => change({ level, space: first(level) })}
        onSpace={(space) => change({ space })}
      />
      {days && <PriceBreakdown kind="parking" stay={days} />}
    </Booking>
  );
}

/** 'Postój przez 1 noc to 2 dni opłaty': said where the days are chosen. */
const PaidDays = ({ since, until }: OpenSpan) => {
  if (!since || !until || until < since) return null;
  const days = dayCount(since, until);
  const stayed = days === 1 ? 'Postój w\u00a0jednym dniu' : `Postój przez ${count(days - 1, nightNoun)}`;
  const paid = count(days, nouns.day);
  return (
    <strong>
      {stayed} to {paid} opłaty{days > 1 && ': dzień przyjazdu i\u00a0dzień odjazdu też się liczą'}.
    </strong>
  );
};
