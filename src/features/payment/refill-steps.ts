import { useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useEffect, useEffectEvent } from 'react';
import type { OwnOrder } from '../booking/order.ts';
import { carIdAtom, contactInfoAtom, licensePlateAtom, userIdAtom } from '../booking/wizard.ts';
import { refillAtom as refillParking } from '../parking/draft.ts';
import { refillAtom as refillRental } from '../rental/draft.ts';

const refillStepsAtom = atom(null, (get, set, { booking, Users_id }: OwnOrder) => {
  if (get(licensePlateAtom) !== null || get(carIdAtom) !== null) return;
  if (booking.kind === 'parking') set(refillParking, booking);
  else set(refillRental, booking);
  set(contactInfoAtom, booking.contact ?? null);
  set(userIdAtom, Users_id);
});

/**
 * Fills the steps in again from the order, after a failed payment has cleared them: who tries again may also go back.
 */
export function useRefilledSteps(ownOrder: OwnOrder): void {
  const refillSteps = useSetAtom(refillStepsAtom);
  const refill = useEffectEvent(() => refillSteps(ownOrder));
  // Once: what ends the payment clears them
  useEffect(() => refill(), []);
}
