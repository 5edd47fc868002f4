import { occupyingParking, type Parking, parkingStatus } from '../../../domain/booking/parking.ts';
import type { Choice } from '../../../domain/kernel/choices.ts';
import { dayOf, today } from '../../../domain/language/days.ts';

const running = { label: 'W czasie trwania', tone: 'warn', icon: 'clock' } as const;
const over = { label: 'Zakończona', tone: 'neutral', icon: 'check' } as const;

/** How a space that is taken stands for whoever holds it, as the page of its link says; staff read 'W toku'. */
export function ownStatus({ status, since, until }: Pick<Parking, 'status' | 'since' | 'until'>): Choice {
  const isTaken = (occupyingParking as string[]).includes(status);
  if (isTaken && dayOf(until) < today()) return over;
  return isTaken && (status === 'PENDING' || dayOf(since) <= today()) ? running : parkingStatus[status];
}
