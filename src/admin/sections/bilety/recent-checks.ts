import type { Check, Listed } from './useCheck.ts';

/** Something that was checked or decided, for the list beside the result. */
export interface Recent {
  id: number;
  /** In ms since 1970. */
  at: number;
  name: string;
  seat: string;
  words: string;
  tone: 'good' | 'bad' | 'neutral';
  undo?: Undo | undefined;
}

/** A ticket whose decision can be taken back, and until when; `listed`: it was decided without a network. */
export interface Undo {
  ticket: number;
  until: number;
  listed?: Listed;
}

/** How many checks are listed: as many as are looked over at a glance. */
const most = 10;

let last = 0;
export function withRecent(all: readonly Recent[], given: Omit<Recent, 'id' | 'at'> & { at?: number }): Recent[] {
  last += 1;
  return [{ id: last, at: Date.now(), ...given }, ...all].slice(0, most);
}

/** Whom a check was about: the passenger, or the scanned code where no ticket was found. */
export function named(check: Check): Pick<Recent, 'name' | 'seat'> {
  if (check.state === 'found') {
    const { id, first_name, last_name, seat_number } = check.ticket;
    return { name: [first_name, last_name].filter(Boolean).join(' ') || `Bilet ${id}`, seat: seat_number };
  }
  if (check.state === 'listed' || check.state === 'noted')
    return { name: `Bilet ${Number.parseInt(check.code, 10)}`, seat: check.seat };
  return { name: 'code' in check ? `Bilet ${check.code.slice(0, 12)}` : '', seat: '–' };
}
