import { formatAmount, formatFigures } from '../language/amounts.ts';
import type { Method } from './movement.ts';

/** Money by how it came, and so goes back; in grosze. */
export interface Way {
  method: Method;
  amount: number;
}

/** How money truly went back: a bank that refuses its card's money is followed by a transfer. */
export interface WayBack {
  method: Method | 'TRANSFER';
  amount: number;
}

const words: Record<WayBack['method'], string> = {
  CARD: 'na\u00a0kartę',
  TRANSFER: 'przelewem na\u00a0konto',
  TERMINAL: 'na\u00a0kartę w\u00a0terminalu przy stanowisku',
  CASH: 'gotówką przy stanowisku',
};
/** Only what came by card through the internet goes back by itself; the rest a clerk gives back by hand. */
export const goesByItself = ({ method }: Pick<WayBack, 'method'>): boolean =>
  method === 'CARD' || method === 'TRANSFER';

/** Each way once, with all that goes by it, the card's first. */
const together = <W extends WayBack>(ways: readonly W[]): Pick<W, 'method' | 'amount'>[] =>
  (Object.keys(words) as W['method'][])
    .map((method) => ({
      method,
      amount: ways.reduce((sum, way) => (way.method === method ? sum + way.amount : sum), 0),
    }))
    .filter(({ amount }) => amount > 0);

/** Which ways so much goes back of what is left of the payments, the latest first: as give_back() sends it. */
export function waysBack(left: readonly Way[], amount: number): Way[] {
  let rest = amount;
  const parts = left.map((way) => {
    const part = Math.min(way.amount, rest);
    rest -= part;
    return { ...way, amount: part };
  });
  return together(parts);
}

/** Which ways these lines of a statement went back. */
export const waysOf = (lines: readonly (Way & { transferred: boolean })[]): WayBack[] =>
  together(
    lines
      .filter(({ amount }) => amount < 0)
      .map(({ method, transferred, amount }) => ({ method: transferred ? 'TRANSFER' : method, amount: -amount })),
  );

/** '716,00 zł na kartę, 179,00 zł gotówką przy stanowisku' */
export const sumsBack = (ways: readonly WayBack[]): string =>
  ways.map(({ method, amount }) => `${formatAmount(amount)} ${words[method]}`).join(', ');

/** 'na kartę'; where it goes more than one way, each with its amount. */
export const howBack = (ways: readonly WayBack[]): string =>
  ways.length > 1 ? sumsBack(ways) : ways.map(({ method }) => words[method]).join('');

/** As a button says it: '895,00 zł', or '716,00 + 179,00 zł' where it goes more than one way. */
export const buttonSum = (ways: readonly Way[]): string =>
  ways.map(({ amount }, at) => (at < ways.length - 1 ? formatFigures(amount) : formatAmount(amount))).join(' + ');
