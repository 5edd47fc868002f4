import { BookingHead } from '../booking/BookingHead.tsx';
import { ContactStep } from '../booking/ContactStep.tsx';
import { useRental } from './product.tsx';
import { useSignInHere } from './useSignInHere.ts';

/** The second step of renting a car: its address, and so the way back, is the car's. */
export function ContactOfRental() {
  const product = useRental();
  useSignInHere();
  return (
    <>
      <BookingHead title="WPROWADŹ DANE" kind="rental" current={1} paths={product.paths} />
      <ContactStep {...product} />
    </>
  );
}
