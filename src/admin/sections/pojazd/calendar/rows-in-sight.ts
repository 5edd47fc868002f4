/** Rows or columns of a long list: from the first of them to the one after the last. */
export interface Rows {
  from: number;
  to: number;
}

/** What is drawn of a long and broad list. */
export interface Sight {
  rows: Rows;
  /** Which of the rows have all columns. */
  whole: Rows;
  /** The columns that the others have: those that were in sight. */
  near: Rows;
}

/** What there is to draw: the rows in sight, the same with some to spare, and the columns in sight. */
export interface Wanted {
  seen: Rows;
  goal: Rows;
  columns: Rows;
}

const isSame = (a: Rows, b: Rows): boolean => a.from === b.from && a.to === b.to;
const contains = (a: Rows, b: Rows): boolean => a.from <= b.from && a.to >= b.to;

export const isSameSight = (a: Sight, b: Sight): boolean =>
  isSame(a.rows, b.rows) && isSame(a.whole, b.whole) && isSame(a.near, b.near);

/**
 * What to draw in the next frame: one row more, since on a slow processor a full one takes half of it, and of that row
 * what is in sight. The rest of each row comes when all rows are there, or when its columns are scrolled to.
 */
export function nextSight({ rows, whole, near }: Sight, { seen, goal, columns }: Wanted): Sight {
  if (isSame(rows, goal)) return { rows, whole: nextRows(whole, seen, goal, 1), near };
  const next = nextRows(rows, seen, goal, 1);
  // Other columns for all rows that are not whole would be drawn in one frame
  const kept = contains(whole, rows) ? columns : near;
  return { rows: next, whole: contains(kept, columns) ? whole : nextRows(whole, seen, goal, 1), near: kept };
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
