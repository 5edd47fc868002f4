import { type ComponentType, useState } from 'react';
import { formatAmount } from '../../domain/language/amounts.ts';

type Values = Readonly<Record<string, unknown>>;
/** Money that may go back with a change: how much, in grosze and as a button says it, to whom, by name. */
interface PayOut {
  amount: number;
  sum: string;
  to: string;
  /** '159,00 zł na kartę' */
  goes: string;
}
export interface Money {
  /** A hook: what a change of the stored row to these values may give back; why that is not known, while it is not. */
  useBack: (stored: Values, values: Values) => PayOut | string | undefined;
  /** A hook: what the change makes it dearer by, in grosze, which its buyer may be asked for; 0: nothing. */
  useAdded: (stored: Values, values: Values) => number;
  /** Does the change end what somebody has booked? They are told why. */
  ends: (stored: Values, values: Values) => boolean;
  /** What ends it and gives back so much, where that can be done: stands beside the deleting that is refused. */
  ending: (stored: Values) => { label: string; amount: number; change: [name: string, value: string] } | undefined;
  /** Tells what the change does to the price, and asks what is to become of the money. */
  Panel: ComponentType<MoneyProps>;
  /** The sums beside two versions of the row. */
  Rows: ComponentType<MoneyRowsProps>;
}
export interface MoneyRowsProps {
  stored: Values;
  theirs: Values;
  values: Values;
}
export interface MoneyProps {
  stored: Values;
  values: Values;
  payOut: ReturnType<typeof usePayOut>;
}
/** What every call that changes a row with money says of it. */
type Also = { refund?: boolean; amount?: number; reason?: string; charge?: true };
const noMoney: Pick<Money, 'useBack' | 'useAdded' | 'ends'> = {
  useBack: () => undefined,
  useAdded: () => 0,
  ends: () => false,
};

/**
 * What becomes of the money when staff change a paid booking: it leaves only where somebody has chosen that, and
 * presses the button that says its amount. An answer about another amount is no answer. What makes it dearer is
 * asked of its buyer only where somebody says so. Where money is kept, or the booking ends, somebody has to write why:
 * its buyer reads it.
 */
export function usePayOut(money: Money | undefined, stored: Values, values: Values) {
  const { useBack, useAdded, ends } = money ?? noMoney;
  const added = useAdded(stored, values);
  const backOrWhyNot = useBack(stored, values);
  const unknown = typeof backOrWhyNot === 'string' ? backOrWhyNot : undefined;
  const back = typeof backOrWhyNot === 'string' ? undefined : backOrWhyNot;
  const [answer, setAnswer] = useState<{ amount: number; refund: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const [reason, setReason] = useState('');
  const [begun, setBegun] = useState(0);
  const [asked, setAsked] = useState<number>();
  const charge = added > 0 && asked === added;
  const refund = back && answer?.amount === back.amount ? answer.refund : undefined;
  const isUnanswered = backOrWhyNot !== undefined && refund === undefined;
  const isEnding = ends(stored, values);
  const needsReason = refund === false || isEnding;
  const lacksReason = needsReason && reason.trim() === '';
  const isOpen = isUnanswered || lacksReason;
  const sum = back?.sum ?? '';
  const given = back && `${back.to} dostanie ${back.goes}`;
  const why = needsReason ? { reason: reason.trim() } : {};
  const due = formatAmount(added);
  return {
    back,
    refund,
    /** What its buyer may be asked for, in grosze, and whether they are. */
    added,
    charge,
    ask: (yes: boolean) => setAsked(yes ? added : undefined),
    /** Nobody has said yet what is to become of the money, or why. */
    isOpen,
    isUnanswered,
    /** Its buyer is told why: what has been written so far. */
    reason: needsReason ? reason : undefined,
    lacksReason,
    write: setReason,
    /** How often somebody tried to save before that was said. */
    attempt: isOpen ? attempt : 0,
    choose: (to: boolean) => back && setAnswer({ amount: back.amount, refund: to }),
    /** Somebody has pressed what ends it and gives so much back: what is still open is to be answered. */
    begin: (amount: number) => {
      setAnswer({ amount, refund: true });
      setBegun(begun + 1);
    },
    begun,
    /** What the button that does this reads: 'Zapisz i zwróć 159,00 zł', 'Anuluj i zwróć 159,00 zł'. */
    labelOf: (act: string): string => {
      if (charge) return `${act} i\u00a0dolicz ${due}`;
      if (refund === undefined) return act;
      const verb = isEnding ? 'Anuluj' : act;
      return refund ? `${verb} i\u00a0zwróć ${sum}` : `${verb}, nie zwracaj ${sum}`;
    },
    note:
      unknown ??
      (isUnanswered
        ? `Najpierw wybierz, co zrobić z kwotą ${sum}`
        : lacksReason
          ? 'Najpierw napisz, dlaczego: klient to przeczyta'
          : charge
            ? `Do zapłaty linkiem z rezerwacji albo przy stanowisku: ${due}`
            : back && (refund ? given : `${back.to} nie dostanie ${sum}`)),
    /** Sends it, or waits where nobody has said what is to become of the money. `told` follows it. */
    settle: (send: (also: Also, told?: string) => void): void => {
      if (isOpen) setAttempt(attempt + 1);
      else if (back && refund) send({ refund, amount: back.amount, ...why }, given);
      else send(money ? { refund: false, amount: 0, ...why, ...(charge && { charge }) } : {});
    },
  };
}
