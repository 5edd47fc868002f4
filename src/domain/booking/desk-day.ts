import { type Day, dayOf, today } from '../language/days.ts';
import { daysOf } from './booking-row.ts';
import { dueOf, type OrderMoney } from './order.ts';
import type { Parking } from './parking.ts';
import { agreedDay } from './price.ts';
import type { Rental } from './rental.ts';
import { parkingStageOf, rentalStageOf } from './stage.ts';

/** The last call about a booking. */
export interface LastCall {
  text: string;
  at: string;
  by: string | null;
}

/** Who booked next what is still with somebody else, and what they could have instead. */
interface Next {
  id: number;
  since: string;
  until: string;
  name: string | null;
  phone: string | null;
  version: number;
}
export interface NextRental extends Next {
  pickup_at: string | null;
  price_per_day: number;
  /** What was paid for it, in grosze. */
  amount: number | null;
  swap: { Cars_id: number; brand: string; model: string; license_plate: string; price_per_day: number } | null;
}
export interface NextParking extends Next {
  arrive_at: string | null;
  license_plate: string;
  swap: { parking_level: string; space_id: number } | null;
}

/** What a clerk still has to give back by hand for a booking, in grosze, and since when. */
export type HandBack = {
  to_hand_back: number | null;
  hand_back_since: string | null;
};
export type DueRental = Rental & HandBack & { call: LastCall | null; next: NextRental | null };
export type DueParking = Parking &
  HandBack & {
    call: LastCall | null;
    next: NextParking | null;
    /** What a day more costs now, in grosze; a rental's own price is in złoty, as it is stored. */
    price_per_day: number;
  };
export interface DeskDay<R> {
  day: Day;
  rows: R[];
  /** The first that comes after this day, where there is one. */
  coming: R | null;
}

/** What a desk has to do on a day, each by its hour; what has none comes last. */
export interface Agenda<R> {
  overdue: R[];
  /** To hand over, or arriving. */
  begin: R[];
  /** To take back, or leaving. */
  end: R[];
  notCome: R[];
  /** Over, and not paid for in whole: late days that were charged at the return. */
  owed: R[];
  /** Money of it that came at the desk waits here for whoever paid. */
  handBack: R[];
  /** How many have begun and ended on this day already. */
  begun: number;
  ended: number;
}

/** What a day that a booking is late costs, in grosze: as its own days were agreed; without an order, as listed. */
export function lateDayPrice(
  row: Pick<OrderMoney, 'order_amount'> & Record<'since' | 'until', string>,
  listed: number,
) {
  const [amount, days] = [row.order_amount, daysOf(row)];
  return amount === null || !days ? listed : agreedDay({ amount, ...days });
}

const noHour = '99:99';
const by =
  <R>(hour: (row: R) => string | null) =>
  (a: R, b: R) =>
    (hour(a) ?? noHour).localeCompare(hour(b) ?? noHour);
const handBackOf = <R extends Pick<HandBack, 'to_hand_back' | 'hand_back_since'>>(rows: readonly R[]): R[] =>
  rows.filter((it) => (it.to_hand_back ?? 0) > 0).toSorted(by((it) => it.hand_back_since));
const isOn = (at: string | null | undefined, now: Day) => Boolean(at) && dayOf(at as string) === now;

type AnyRental = OrderMoney &
  HandBack &
  Pick<Rental, 'id' | 'status' | 'since' | 'until' | 'out_at' | 'back_at' | 'pickup_at' | 'return_at'>;
export function rentalAgenda<R extends AnyRental>(rows: readonly R[], now: Day = today()): Agenda<R> {
  const of = (...stages: (string | undefined)[]) => rows.filter((it) => stages.includes(rentalStageOf(it, now)));
  return {
    overdue: of('OVERDUE').toSorted((a, b) => a.until.localeCompare(b.until)),
    begin: of('WAITING').toSorted(by((it) => it.pickup_at)),
    end: of('OUT')
      .filter((it) => dayOf(it.until) === now)
      .toSorted(by((it) => it.return_at)),
    notCome: of('NOT_COME'),
    owed: of('BACK').filter((it) => dueOf(it) > 0),
    handBack: handBackOf(rows),
    begun: rows.filter((it) => isOn(it.out_at, now)).length,
    ended: rows.filter((it) => isOn(it.back_at, now)).length,
  };
}

type AnyParking = OrderMoney &
  HandBack &
  Pick<Parking, 'id' | 'status' | 'since' | 'until' | 'entered_at' | 'left_at' | 'arrive_at' | 'leave_at'>;
export function parkingAgenda<R extends AnyParking>(rows: readonly R[], now: Day = today()): Agenda<R> {
  const of = (...stages: (string | undefined)[]) => rows.filter((it) => stages.includes(parkingStageOf(it, now)));
  return {
    overdue: of('OVERDUE').toSorted((a, b) => a.until.localeCompare(b.until)),
    begin: of('WAITING').toSorted(by((it) => it.arrive_at)),
    end: of('IN')
      .filter((it) => dayOf(it.until) === now)
      .toSorted(by((it) => it.leave_at)),
    notCome: of('NOT_COME'),
    owed: of('LEFT').filter((it) => dueOf(it) > 0),
    handBack: handBackOf(rows),
    begun: rows.filter((it) => isOn(it.entered_at, now)).length,
    ended: rows.filter((it) => isOn(it.left_at, now)).length,
  };
}
