import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';
import type { OrderKind } from '../../domain/booking/order.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import type { Errors } from '../../domain/kernel/entity.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { typedDayAtom, typedDaysAtoms } from './wizard.ts';

/**
 * The days as they are typed, kept over a reload until they are days; and what is wrong with them, which says more than
 * that a day is missing.
 */
export function useTypedDays(kind: OrderKind) {
  const hydrated = useHydrated();
  const stored = useAtomValue(typedDaysAtoms[kind]);
  const store = useSetAtom(typedDayAtom);
  const onTyped = (end: keyof OpenSpan, text: string | undefined) => store(kind, end, text);
  const [problems, setProblems] = useState<Errors>({});
  const onProblem = (end: 'since' | 'until', problem: string | undefined) =>
    setProblems((before) => {
      if (before[end] === problem) return before;
      const { [end]: _, ...others } = before;
      return problem === undefined ? others : { ...others, [end]: problem };
    });
  return { problems, days: { typed: hydrated ? (stored ?? undefined) : undefined, onTyped, onProblem } };
}
