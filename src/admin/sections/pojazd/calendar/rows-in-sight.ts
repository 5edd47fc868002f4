/** Rows of a long list: from the first of them to the one after the last. */
export interface Rows {
  from: number;
  to: number;
}

/**
 * The rows to draw next, on the way from those that are drawn to the goal: `few` new ones at most, for many at once
 * would hold up frames. What is in sight comes before what may be next.
 */
export function nextRows(drawn: Rows, seen: Rows, goal: Rows, few: number): Rows {
  if (drawn.to <= seen.from || drawn.from >= seen.to)
    return { from: seen.from, to: Math.min(seen.from + few, goal.to) };
  const from = Math.max(drawn.from, goal.from);
  const to = Math.min(drawn.to, goal.to);
  const isBelow = to < seen.to || (from <= seen.from && to < goal.to);
  return isBelow ? { from, to: Math.min(to + few, goal.to) } : { from: Math.max(from - few, goal.from), to };
}
