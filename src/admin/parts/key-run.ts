import { wholeCode } from '../../domain/travel/ticket-code.ts';

/** A key that was pressed, and when, in ms. */
export interface Key {
  key: string;
  at: number;
}

/** Keys of one reading follow each other within this time, however often the reader pauses, in ms. */
export const pause = 1000;

/** Nobody types a code of two dozen signs faster than this, in ms between two keys; readers do. */
const fastest = 150;
/** Nobody types a number so fast. */
const burst = 45;
/** Readers keep their pace; people's keys differ by more, in ms. */
const evenness = 6;

export const textOf = (keys: readonly Key[]): string => keys.map(({ key }) => (key.length === 1 ? key : '')).join('');

const gapsOf = (keys: readonly Key[]): number[] => keys.slice(1).map(({ at }, i) => at - (keys[i]?.at ?? at));

/** The middle one, so that a pause or two among them say nothing. */
const middle = (gaps: readonly number[]): number =>
  gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? Number.POSITIVE_INFINITY;

/** Is it a code, and typed faster than people type one? */
export const isReadCode = (keys: readonly Key[]): boolean =>
  wholeCode(textOf(keys)) !== undefined && middle(gapsOf(keys)) <= fastest;

/**
 * Were these keys typed by a reader, where people may type as well? Told by the speed of most of them, or by an even
 * pace. A number of three digits and Enter are too few keys to tell.
 */
export function isByReader(keys: readonly Key[]): boolean {
  const gaps = gapsOf(keys);
  const usual = middle(gaps);
  const even = gaps.filter((gap) => Math.abs(gap - usual) <= evenness).length;
  return gaps.length >= 4 && (usual < burst || (gaps.length >= 5 && usual <= fastest && even >= gaps.length * 0.9));
}

/** Were they typed by a reader where nobody types: on a button, or on none? */
export const isByReaderElsewhere = (keys: readonly Key[]): boolean =>
  keys.length >= 2 && middle(gapsOf(keys)) <= fastest;
