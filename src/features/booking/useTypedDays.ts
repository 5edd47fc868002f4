import { useState } from 'react';
import type { Errors } from '../../domain/kernel/entity.ts';

/** What is wrong with the days as they were typed: more exact than that they are missing. */
export function useTypedDays() {
  const [problems, setProblems] = useState<Errors>({});
  const onProblem = (end: 'since' | 'until', problem: string | undefined) =>
    setProblems((before) => {
      if (before[end] === problem) return before;
      const { [end]: _, ...others } = before;
      return problem === undefined ? others : { ...others, [end]: problem };
    });
  return { problems, onProblem };
}
