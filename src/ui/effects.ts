import { useEffect, useEffectEvent } from 'react';

/** Runs once, when the component stands in the page. */
export const useOnMount = (run: () => void): void => useOnChange([], run);

/** Runs when the component stands in the page, and again after each render that changed one of the values. */
export function useOnChange(values: readonly unknown[], run: () => void): void {
  const changed = useEffectEvent(run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever calls this says what it runs for
  useEffect(() => changed(), values);
}
