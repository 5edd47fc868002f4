import { bookerOf } from '../../domain/booking/booking-row.ts';
import { levelOf } from '../../domain/booking/parking.ts';
import { stageOf } from '../../domain/booking/stage.ts';
import type { AnyRow, Entity } from '../../domain/kernel/entity.ts';
import { nameOf } from '../../fields/list/reference.ts';
import type { Offer } from '../../fields/useLookUp.ts';
import type { Stored } from '../record/useSave.ts';

/** 'u klienta · A 18 · ABC-7F3K9Q · Ewa Nowicka': what has happened, where, which number, and for whom. */
export function bookingDetail({ table }: Entity, row: AnyRow): string {
  const { space_id: space, order_number: number } = row;
  const place = typeof space === 'number' && `${levelOf(space)} ${space}`;
  return [stageOf(table, row)?.label, place, number, bookerOf(row)?.name].filter(Boolean).join(' · ');
}

/** Bookings by whatever is known of one: surname, phone, plate, space, its order's number in any spelling. */
export const bookingsOf = (entity: Entity, most: number): Offer<Stored> => ({
  path: (term) => `${entity.path}?${new URLSearchParams({ search: term, current: '1', limit: `${most}` })}`,
  choiceOf: (row) => ({ id: Number(row[entity.key]), label: nameOf(entity, row), detail: bookingDetail(entity, row) }),
});
