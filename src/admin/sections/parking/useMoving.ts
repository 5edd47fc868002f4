import { useRef, useState } from 'react';
import { daysOf } from '../../../domain/booking/booking-row.ts';
import { misfitOf, nearestFitting } from '../../../domain/booking/occupant.ts';
import { allSpaces, levelOf, type Parking, parking } from '../../../domain/booking/parking.ts';
import { toast } from '../../../ui/overlays.ts';
import { lockOf } from '../../bookings/booking-lock.ts';
import { useRowChange } from '../../record/useRowChange.ts';
import { parkingKey, useOccupants } from './reservations.ts';

/** Nothing of a move sends money: the days are the same, and so is the price of every space. */
const noRefund = { refund: false, amount: 0 };

export const placeName = (space: number): string => `${levelOf(space)} ${space}`;

/** What became of the last try to put a car down. */
interface Refused {
  space: number;
  words: string;
  /** Somebody was faster: it was free when it was lifted. */
  taken?: boolean;
}

/** A reservation that is carried to another space: where it fits, judged for all of its days, and putting it down. */
export function useMoving() {
  const [carried, carry] = useState<Parking>();
  const [refused, refuse] = useState<Refused>();
  // Taking a move back is refused as any call is: nothing is carried then
  const isCarrying = useRef(false);
  const stay = carried && daysOf(carried);
  const occupantsOf = useOccupants(stay);
  const { put, busy } = useRowChange(parking, {
    also: noRefund,
    called: (row) => row.license_plate,
    otherwise: ({ status, body, message }, { space_id }) => {
      if (!isCarrying.current || status !== 409 || body.code === 'stale' || space_id === undefined) return false;
      refuse({ space: space_id, words: message, taken: true });
      return true;
    },
  });
  const carriedKey = carried && parkingKey(carried.id);
  const misfit = (space: number) => (occupantsOf && stay ? misfitOf(occupantsOf(space), stay, carriedKey) : undefined);
  const near = (space: number) => {
    if (!occupantsOf || !stay) return undefined;
    // It is not moved to where it stands
    const others = allSpaces.filter((it) => it === space || it !== carried.space_id);
    const moved = parkingKey(carried.id);
    return nearestFitting(others, occupantsOf, { stay, moved, from: others.indexOf(space) });
  };
  const leave = () => {
    isCarrying.current = false;
    carry(undefined);
    refuse(undefined);
  };
  const lift = (row: Parking) => {
    const lock = lockOf(parking, row);
    refuse(undefined);
    if (lock) toast({ text: lock.why, tone: 'warn' });
    else carry(row);
    isCarrying.current = !lock;
    return !lock;
  };
  const putDown = (space: number) => {
    const level = levelOf(space);
    if (!carried || !level || !occupantsOf) return;
    if (space === carried.space_id) return leave();
    const why = misfit(space);
    if (why) return refuse({ space, words: `Nie pasuje: ${why.words}` });
    const words = `stoi na ${placeName(space)}, było ${placeName(carried.space_id)}`;
    put(carried, { parking_level: level, space_id: space }, words, leave);
  };
  return { carried, refused, isKnown: occupantsOf !== undefined, misfit, near, lift, leave, putDown, busy };
}
export type Moving = ReturnType<typeof useMoving>;
