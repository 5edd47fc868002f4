import { useRef, useState } from 'react';
import { daysOf } from '../../../../domain/booking/booking-row.ts';
import type { Car } from '../../../../domain/booking/car.ts';
import { misfitOf } from '../../../../domain/booking/occupant.ts';
import { isPaid } from '../../../../domain/booking/order.ts';
import { priceChange } from '../../../../domain/booking/price-change.ts';
import { type Rental, rental } from '../../../../domain/booking/rental.ts';
import { keepsItsCar } from '../../../../domain/booking/stay.ts';
import { formatAmount } from '../../../../domain/language/amounts.ts';
import { toast } from '../../../../ui/overlays.ts';
import { lockOf } from '../../../bookings/booking-lock.ts';
import { useRowChange } from '../../../record/useRowChange.ts';
import { carWords, rentalKey, useCarOccupants, whoOf } from './fleet.ts';

/** Where no money is paid or goes back, none is asked for. */
const noRefund = { refund: false, amount: 0 };

/** What another car makes of the price of a paid rental: 'cena bez zmian', '+120,00 zł'. */
function priceWords(carried: Rental, car: Car): string | undefined {
  if (!carried.order_state || !isPaid({ state: carried.order_state })) return undefined;
  const change = changeOf(carried, car);
  if (!change) return 'cena bez zmian';
  const difference = change.after - change.before;
  return `${difference > 0 ? '+' : '−'}${formatAmount(Math.abs(difference))}`;
}
const changeOf = (carried: Rental, car: Car) =>
  priceChange(carried, { ...carried, Cars_id: car.id }, car.price_per_day * 100);

/** A rental that is carried to another car: where it fits, judged for its whole stay, and putting it down. */
export function useCarMoving() {
  const [carried, carry] = useState<Rental>();
  /** A car that fits, where the price differs: the money is decided before it is saved. */
  const [target, aim] = useState<Car>();
  const [refused, refuse] = useState<string>();
  // Taking a move back is refused as any call is: nothing is carried then
  const isCarrying = useRef(false);
  const stay = carried && daysOf(carried);
  const occupantsOf = useCarOccupants(stay);
  const { put } = useRowChange(rental, {
    also: noRefund,
    undoing: () => ({ taken_back: true }),
    called: (row) => whoOf(row),
    otherwise: ({ status, body, message }) => {
      if (!isCarrying.current || status !== 409 || body.code === 'stale') return false;
      refuse(`Ktoś był szybszy. ${message}. Rezerwacja została przy swoim aucie.`);
      return true;
    },
  });
  const leave = () => {
    isCarrying.current = false;
    carry(undefined);
    aim(undefined);
    refuse(undefined);
  };
  const lift = (row: Rental): boolean => {
    const why = row.out_at ? keepsItsCar : lockOf(rental, row)?.why;
    if (why) toast({ text: why, tone: 'warn' });
    else carry(row);
    isCarrying.current = !why;
    aim(undefined);
    refuse(undefined);
    return !why;
  };
  const whyNot = ({ id, active }: Car): { short: string; words: string } | undefined => {
    if (!active) return { short: 'wycofane', words: 'auto jest wycofane z oferty' };
    return occupantsOf && carried && stay ? misfitOf(occupantsOf(id), stay, rentalKey(carried.id)) : undefined;
  };
  const verdictOf = (car: Car): { kind: 'fits' | 'no' | 'own'; words: string; told: string } | undefined => {
    if (!carried || !occupantsOf) return undefined;
    if (car.id === carried.Cars_id) return { kind: 'own', words: 'stąd', told: 'stąd' };
    const why = whyNot(car);
    if (why) return { kind: 'no', words: why.short, told: `nie pasuje: ${why.words}` };
    const words = ['pasuje', priceWords(carried, car)].filter(Boolean).join(', ');
    return { kind: 'fits', words, told: `${words}, Enter przenosi` };
  };
  const putDown = (car: Car | undefined) => {
    if (!car || !carried || !occupantsOf) return;
    if (car.id === carried.Cars_id) return leave();
    const why = whyNot(car);
    refuse(why && `Nie pasuje: ${why.words}`);
    if (why) return;
    if (changeOf(carried, car)) return aim(car);
    put(carried, { Cars_id: car.id }, `teraz ${carWords(car)}`, leave);
  };
  return { carried, stay, target, refused, verdictOf, lift, leave, putDown, refuse };
}
export type CarMoving = ReturnType<typeof useCarMoving>;
