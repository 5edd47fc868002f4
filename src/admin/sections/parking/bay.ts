import type { SpaceBlock } from '../../../domain/booking/block.ts';
import { daysOf } from '../../../domain/booking/booking-row.ts';
import { isDue } from '../../../domain/booking/order.ts';
import type { Parking } from '../../../domain/booking/parking.ts';
import { daysLate } from '../../../domain/booking/stage.ts';
import { type Day, formatDay } from '../../../domain/language/days.ts';
import { count, nouns } from '../../../domain/language/polish.ts';

/** How a space stands on a day: whoever has it is there, comes or goes that day, is overdue, or is still paying. */
export type BayState = 'free' | 'in' | 'wait' | 'go' | 'late' | 'held' | 'blocked';

export const bayWords: Record<BayState, string> = {
  free: 'wolne',
  in: 'stoi',
  wait: 'przyjedzie',
  go: 'wyjedzie tego dnia',
  late: 'po terminie',
  held: 'czeka na płatność',
  blocked: 'wyłączone',
};

export interface Bay {
  space: number;
  state: BayState;
  parked?: Parking | undefined;
  block?: SpaceBlock | undefined;
  /** The hour at which whoever has it comes or goes, or that it is that day. */
  hour?: string | undefined;
}

export function bayOf(space: number, day: Day, parked: Parking | undefined, block: SpaceBlock | undefined): Bay {
  if (block) return { space, state: 'blocked', block };
  if (!parked) return { space, state: 'free' };
  const days = daysOf(parked);
  if (parked.order_state && isDue({ state: parked.order_state })) return { space, state: 'held', parked };
  if (days && days.until < day) return { space, state: 'late', parked, hour: `+${count(daysLate(parked), nouns.day)}` };
  if (days?.since === day) return { space, state: 'wait', parked, hour: parked.arrive_at ?? 'dziś' };
  if (days?.until === day) return { space, state: 'go', parked, hour: parked.leave_at ?? 'dziś' };
  return { space, state: 'in', parked };
}

/** 'od 20.11.2026 do 28.11.2026' */
export function spanWords(row: Parking | SpaceBlock): string {
  const days = daysOf(row);
  return days ? `od ${formatDay(days.since)} do ${formatDay(days.until)}` : '';
}
