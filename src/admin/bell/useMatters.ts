import { useMemo } from 'react';
import type { ApiError } from '../../client/api.ts';
import { useAnswer } from '../../client/useList.ts';
import { planPath } from '../../domain/flight/plan-call.ts';
import type { Role } from '../../domain/kernel/roles.ts';
import { useNow } from '../../ui/useNow.ts';
import { useToday } from '../record/useToday.ts';
import { type BellAnswers, type BellMatter, type BellSource, mattersFor, sourcesOf } from './matters.ts';

/** What is known of the matters of a role. */
export interface Told {
  matters: readonly BellMatter[];
  /** All that they are read from has been answered. */
  isWhole: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

/** It is read again by useChanges.ts alone, when a table that it tells of has changed. */
const followed = { revalidateIfStale: false };

function useSource<S extends BellSource>(asked: readonly BellSource[], source: S, path: string) {
  return useAnswer<{ data: readonly BellAnswers[S][] }>(asked.includes(source) ? path : null, undefined, followed);
}

/** What somebody of a role should do, kept up to date. */
export function useMatters(role: Role): Told {
  const asked = sourcesOf(role);
  const readings = {
    plan: useSource(asked, 'plan', planPath(useToday())),
    differences: useSource(asked, 'differences', 'gate-list/differences'),
    parking: useSource(asked, 'parking', 'desk/parking'),
    rentals: useSource(asked, 'rentals', 'desk/rentals'),
    system: useSource(asked, 'system', 'system'),
  };
  const now = useNow(60_000) ?? Date.now();
  const [plan, differences, parking, rentals, system] = [
    readings.plan.answer?.data,
    readings.differences.answer?.data,
    readings.parking.answer?.data,
    readings.rentals.answer?.data,
    readings.system.answer?.data,
  ];
  const matters = useMemo(
    () => mattersFor(role, { plan, differences, parking, rentals, system }, now),
    [role, plan, differences, parking, rentals, system, now],
  );
  const theirs = asked.map((source) => readings[source]);
  return {
    matters,
    isWhole: theirs.every(({ answer }) => answer !== undefined),
    error: theirs.find(({ error }) => error)?.error,
    retry: () => {
      for (const reading of theirs) if (reading.error) reading.retry();
    },
  };
}
