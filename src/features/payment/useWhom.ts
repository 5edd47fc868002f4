import { useAtomValue } from 'jotai/react';
import type { Contact } from '../../domain/booking/booking-contact.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { orderAtom } from '../booking/order.ts';
import { contactInfoAtom } from '../booking/wizard.ts';

/** Whom the booking is for: from the wizard while it lasts, then from the order. */
export function useWhom(): Contact | null {
  const hydrated = useHydrated();
  const typed = useAtomValue(contactInfoAtom);
  const ownOrder = useAtomValue(orderAtom);
  return hydrated ? (typed ?? ownOrder?.booking.contact ?? null) : null;
}
