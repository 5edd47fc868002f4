import { useAtomValue } from 'jotai/react';
import { contact } from '../../domain/booking/booking-contact.ts';
import { fuelType, transmissionType } from '../../domain/booking/car.ts';
import { products } from '../../domain/booking/products.ts';
import { hoursWords } from '../../domain/booking/rental-terms.ts';
import { labelOf } from '../../domain/kernel/choices.ts';
import { parse } from '../../domain/kernel/schema.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import type { Fact } from '../booking/Facts.tsx';
import type { Product } from '../booking/product.ts';
import { contactInfoAtom } from '../booking/wizard.ts';
import { CarPicture } from './CarPicture.tsx';
import { Conditions } from './Conditions.tsx';
import { blank, bookingOf, draftAtom, isWhole } from './draft.ts';
import { sentHours, type TypedHours } from './Hours.tsx';
import { carInAddress, type FoundCar, useCar } from './useCar.ts';

/** Where cars are handed over and come back. */
export const desk: Fact = { name: 'Odbiór i\u00a0zwrot', value: 'hala przylotów' };

/** The promised hours, where any are. */
export const hoursFact = (hours: TypedHours): Fact[] => {
  const value = hoursWords(sentHours(hours));
  return value ? [{ name: 'Godziny', value }] : [];
};

const factsOf = ({ car }: FoundCar, hours: TypedHours): Fact[] => [
  {
    name: 'Skrzynia, paliwo',
    value: car && `${labelOf(transmissionType, car.transmission_type)}, ${labelOf(fuelType, car.fuel_type)}`,
  },
  { name: 'Rok produkcji', value: car && String(car.production_year) },
  desk,
  ...hoursFact(hours),
  { ...products.rental.fact(car ?? {}), mono: true },
];

/** The car that the wizard has chosen so far. */
export function useRental(): Product {
  const hydrated = useHydrated();
  const stored = useAtomValue(draftAtom);
  const draft = hydrated ? stored : blank;
  const whom = parse(contact, useAtomValue(contactInfoAtom));
  const found = useCar(draft.car);
  const paths = products.rental.paths({ Cars_id: draft.car ?? (hydrated ? carInAddress() : null) });
  const booking = whom.ok ? bookingOf(draft, whom.row) : undefined;
  const { car, missing, retry } = found;
  const { since, until } = draft.stay;
  const early = missing ? products.rental.start : isWhole(draft) ? paths.contact : paths.choice;
  return {
    kind: 'rental',
    place: car && products.rental.place(car),
    // As high while the car is read
    picture: car ? <CarPicture {...car} /> : <svg viewBox="0 0 320 116" aria-hidden="true" />,
    stay: draft.stay,
    price: car && car.price_per_day * 100,
    facts: factsOf(found, draft.hours),
    conditions: car && since && until && <Conditions car={car} stay={{ since, until }} />,
    booking: missing || !booking ? { missing: early } : booking,
    paths,
    retry,
  };
}
