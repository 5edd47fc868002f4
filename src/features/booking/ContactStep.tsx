import { useEffect } from 'react';
import { laterSteps } from '../../domain/booking/products.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { AccountOffer } from './AccountOffer.tsx';
import { Booking } from './Booking.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ProductTicket } from './ProductTicket.tsx';
import type { Product } from './product.ts';
import { useStepFocus } from './useStepFocus.ts';

/** The second step: whom the booking is for, and what an account would be good for. */
export function ContactStep(product: Product) {
  const { booking, paths } = product;
  const hydrated = useHydrated();
  useStepFocus();
  const early = hydrated && 'missing' in booking && booking.missing === paths.choice;
  useEffect(() => {
    if (early) location.replace(paths.choice);
  }, [early, paths]);
  return (
    <Booking step={laterSteps.contact} label="Cena" aside={<ProductTicket {...product} />}>
      <ContactForm back={paths.choice} next={paths.summary} ready={hydrated} />
      <AccountOffer back={paths.contact} />
    </Booking>
  );
}
