import { type ComponentType, useState } from 'react';
import { formatAmount } from '../../domain/language/polish.ts';
import { confirm } from '../../ui/overlays.ts';
import { notUndoable } from './undo.ts';

type Values = Readonly<Record<string, unknown>>;
/** Money that may go back with a change: how much, in grosze, to whom, by name, and which way. */
interface PayOut {
  amount: number;
  to: string;
  how: string;
}
export interface Money {
  /** A hook: what a change of the stored row to these values may give back; why that is not known, while it is not. */
  useBack: (stored: Values, values: Values) => PayOut | string | undefined;
  /** Tells what the change does to the price, and asks what is to become of the money. */
  Panel: ComponentType<MoneyProps>;
}
export interface MoneyProps {
  stored: Values;
  values: Values;
  payOut: ReturnType<typeof usePayOut>;
}
/** What every call that changes a row with money says of it. */
type Also = { refund?: boolean; amount?: number };
const noMoney: Pick<Money, 'useBack'> = { useBack: () => undefined };

/**
 * What becomes of the money when staff change a paid booking: it leaves only where somebody has chosen that, with its
 * amount on the button, and has agreed once more. An answer about another amount is no answer.
 */
export function usePayOut(money: Money | undefined, stored: Values, values: Values) {
  const { useBack } = money ?? noMoney;
  const backOrWhyNot = useBack(stored, values);
  const unknown = typeof backOrWhyNot === 'string' ? backOrWhyNot : undefined;
  const back = typeof backOrWhyNot === 'string' ? undefined : backOrWhyNot;
  const [answer, setAnswer] = useState<{ amount: number; refund: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const refund = back && answer?.amount === back.amount ? answer.refund : undefined;
  const isOpen = backOrWhyNot !== undefined && refund === undefined;
  const sum = back ? formatAmount(back.amount) : '';
  const given = back && `${back.to} dostanie ${sum} ${back.how}`;
  /** What the button that does this reads: 'Zapisz i zwróć 159,00 zł'. */
  const labelOf = (act: string): string =>
    refund === undefined ? act : refund ? `${act} i zwróć ${sum}` : `${act}, nie zwracaj ${sum}`;
  return {
    back,
    refund,
    /** Nobody has said yet what is to become of the money. */
    isOpen,
    /** How often somebody tried to save before that was said. */
    attempt: isOpen ? attempt : 0,
    choose: (to: boolean) => back && setAnswer({ amount: back.amount, refund: to }),
    labelOf,
    note:
      unknown ??
      (back &&
        (isOpen ? `Najpierw wybierz, co zrobić z kwotą ${sum}` : refund ? given : `${back.to} nie dostanie ${sum}`)),
    /** Sends it if nothing leaves, asks if something does, and waits where nobody has said. `told` follows it. */
    settle: (act: string, send: (also: Also, told?: string) => void): void => {
      if (isOpen) setAttempt(attempt + 1);
      else if (!back || !refund) send(money ? { refund: false, amount: 0 } : {});
      else
        confirm({
          title: `Zwrócić ${sum}?`,
          text: `${given}. ${notUndoable}`,
          yes: labelOf(act),
          no: 'Wróć',
          run: () => send({ refund, amount: back.amount }, given),
        });
    },
  };
}
