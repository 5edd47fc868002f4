import { useState } from 'react';
import { keep, localStore } from '../../../client/storage.ts';
import { closing, type DaySums, differences } from '../../../domain/booking/closing.ts';
import { parseField } from '../../../domain/kernel/schema.ts';

/** Notes and coins, in grosze. What is less than a złoty is counted together. */
export const pieces = [50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100] as const;

/** What a clerk has typed, as it was typed: how many of each piece, and sums. */
export interface Typed {
  pieces: Readonly<Record<number, string>>;
  loose: string;
  /** A sum in place of the pieces: of a correction. */
  whole: string | undefined;
  float: string;
  terminal: string;
  reason: string;
}

/** Typed złoty in grosze; undefined where it is no amount. */
function amountIn(typed: string): number | undefined {
  const parsed = parseField(closing.fields.terminal_total, typed);
  return 'error' in parsed ? undefined : (parsed.value as number);
}
/** Coins below a złoty, together; none where nothing is typed. */
export function looseIn(typed: string): number | undefined {
  if (typed.trim() === '') return 0;
  const amount = amountIn(typed);
  return amount !== undefined && amount >= 0 ? amount : undefined;
}
/** How many pieces; none where nothing is typed. */
export const piecesIn = (typed = ''): number | undefined =>
  /^\s*\d{0,5}\s*$/.test(typed) ? Number(typed.trim()) : undefined;
export const inZloty = (grosze: number): string => (grosze / 100).toFixed(2).replace('.', ',');

/** What is in the till; undefined while nothing is counted, or something cannot be read. */
function countedIn({ pieces: typed, loose, whole }: Typed): number | undefined {
  if (whole !== undefined) return amountIn(whole);
  if ([...Object.values(typed), loose].every((it) => it.trim() === '')) return undefined;
  const rest = looseIn(loose);
  const sums = pieces.map((piece) => {
    const many = piecesIn(typed[piece]);
    return many === undefined ? undefined : many * piece;
  });
  return [...sums, rest].reduce<number | undefined>(
    (sum, it) => (sum === undefined || it === undefined ? undefined : sum + it),
    0,
  );
}

/** A count as it stands against what should be there: what is not known yet is undefined. */
export interface Count {
  float: number | undefined;
  counted: number | undefined;
  terminal_total: number | undefined;
  cash: number | undefined;
  terminal: number | undefined;
}
export function countOf(typed: Typed, sums: DaySums): Count {
  const [float, counted, terminal_total] = [amountIn(typed.float), countedIn(typed), amountIn(typed.terminal)];
  const all = { ...sums, float: float ?? 0, counted: counted ?? 0, terminal_total: terminal_total ?? 0 };
  const { cash, terminal } = differences(all);
  const isCounted = float !== undefined && counted !== undefined;
  return {
    ...{ float, counted, terminal_total },
    cash: isCounted ? cash : undefined,
    terminal: terminal_total === undefined ? undefined : terminal,
  };
}

/**
 * What is typed for a day, which stays on this computer until the day is closed: without a network, and over a reload.
 */
export function useTyped(user: number, day: string, begun: Typed): [Typed, (to: Partial<Typed>) => void, () => void] {
  const key = `kasa ${user} ${day}`;
  const [typed, setTyped] = useState<Typed>(() => ({ ...begun, ...stored(key) }));
  const change = (to: Partial<Typed>) => {
    const next = { ...typed, ...to };
    setTyped(next);
    keep(localStore, key, JSON.stringify(next));
  };
  return [typed, change, () => localStore?.removeItem(key)];
}

function stored(key: string): Partial<Typed> {
  try {
    return JSON.parse(localStore?.getItem(key) ?? '{}') as Partial<Typed>;
  } catch {
    return {};
  }
}
