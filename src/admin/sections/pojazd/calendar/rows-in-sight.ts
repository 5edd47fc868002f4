/** Rows of a long list: from the first of them to the one after the last. */
export interface Rows {
  from: number;
  to: number;
}

export const noRows: Rows = { from: 0, to: 0 };

/** What is drawn of a long list. */
export interface Sight {
  /** The rows that are there, some of them with their bars as a background only. */
  rows: Rows;
  /** The rows whose bars are links: the others have theirs as a background. */
  whole: Rows;
}

/** What there is to draw: the rows in sight, and the same with some to spare. */
interface Wanted {
  seen: Rows;
  goal: Rows;
}

const isSame = (a: Rows, b: Rows): boolean => a.from === b.from && a.to === b.to;
const both = (a: Rows, b: Rows): Rows => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) });

export const isSameSight = (a: Sight, b: Sight): boolean => isSame(a.rows, b.rows) && isSame(a.whole, b.whole);

/** How many rows may be new in one frame of the screen. */
const mostNewRows = 8;

/**
 * What to draw in the next frame: first all rows with their bars as a background, then one whole row a frame, which
 * takes a slow processor half of it. If rows were drawn whole while somebody scrolls past them, the memory that they
 * leave would be collected in the middle of a frame.
 */
export function nextSight({ rows, whole }: Sight, { seen, goal }: Wanted): Sight {
  if (isSame(rows, goal)) return { rows, whole: nextRows(whole, seen, goal, 1) };
  const next = nextRows(rows, seen, goal, mostNewRows);
  const kept = both(whole, next);
  return { rows: next, whole: kept.from < kept.to ? kept : noRows };
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

/** Where a row stands, by its place among all. */
export const lineAt = (at: number) => ({ insetBlockStart: `calc(${at} * var(--line-height))` });
