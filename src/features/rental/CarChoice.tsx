import { FailedReading } from '../../client/FailedReading.tsx';
import '../account/sign-in-again.ts';
import { products } from '../../domain/booking/products.ts';
import * as pages from '../../domain/site/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { Booking } from '../booking/Booking.tsx';
import { BookingHead } from '../booking/BookingHead.tsx';
import { Notice } from '../booking/Notice.tsx';
import { CarDays } from './CarDays.tsx';
import { carInAddress, useCar } from './useCar.ts';
import { useSignInHere } from './useSignInHere.ts';

/** The first step: a car of the offer, and from when to when. */
export function CarChoice() {
  const hydrated = useHydrated();
  const id = hydrated ? carInAddress() : null;
  const found = useCar(id);
  useSignInHere();
  const missing = found.missing || (hydrated && id === null);
  return (
    <>
      <BookingHead
        title="WYBIERZ DATY WYPOŻYCZENIA"
        kind="rental"
        current={0}
        paths={products.rental.paths({ Cars_id: id })}
      />
      {missing && (
        <Notice title="Tego auta nie ma już w ofercie">
          <ButtonLink href={pages.cars}>Zobacz inne auta</ButtonLink>
        </Notice>
      )}
      {found.car && <CarDays car={found.car} />}
      {!missing && !found.car && (
        <Booking
          step={products.rental.step}
          label="Cena"
          back={pages.cars}
          aside={<PlaceholderRows rows={3} label="Wczytywanie ceny" />}
        >
          {found.error ? (
            <FailedReading reading={found}>Nie udało się wczytać auta.</FailedReading>
          ) : (
            <PlaceholderRows rows={5} label="Wczytywanie auta" />
          )}
        </Booking>
      )}
    </>
  );
}
