import { cancelled } from '../../domain/booking/booking.ts';
import { isDue, isRefunded, type OrderState } from '../../domain/booking/order.ts';
import { labelOf } from '../../domain/kernel/choices.ts';
import type { Entity } from '../../domain/kernel/entity.ts';
import type { RecordParts } from '../record/parts.ts';

/** What is being paid for is its buyer's, what was refunded stays over. */
interface Lock {
  /** Until it is paid for it may still be given up. */
  isHeld: boolean;
  why: string;
}

/** Why a booking cannot be changed; undefined where it can. */
export function lockOf({ fields }: Entity, { order_state }: Readonly<Record<string, unknown>>): Lock | undefined {
  if (!order_state) return undefined;
  const order = { state: order_state as OrderState };
  const label = labelOf(fields.status?.choices ?? {}, cancelled);
  if (isDue(order))
    return {
      isHeld: true,
      why: `Ktoś właśnie płaci za tę rezerwację. Możesz ją tylko zwolnić: ustaw status „${label}”.`,
    };
  if (!isRefunded(order)) return undefined;
  return { isHeld: false, why: 'Zwrócono pieniądze, więc tej rezerwacji nie można przywrócić. Dodaj nową.' };
}

/** The fields of its form that cannot be changed, each with the reason. */
export const lockedBooking =
  (entity: Entity): RecordParts['locked'] =>
  (row) => {
    const lock = lockOf(entity, row);
    if (!lock) return {};
    const locked = Object.keys(entity.fields).filter((name) => (name === 'status') !== lock.isHeld);
    return Object.fromEntries(locked.map((name) => [name, lock.why]));
  };
