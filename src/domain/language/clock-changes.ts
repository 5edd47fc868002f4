/** From a moment on, in hours since 1970, Warsaw's clock is so many hours ahead of UTC. */
export type ClockChange = readonly [since: number, ahead: number];

/**
 * How Warsaw's clock is set in the years around the build, until the last of these moments. The build writes it into
 * the browser's scripts (netlify/build/clock-changes.ts): to make a clock of `Intl` takes a page 9 ms, on a slow phone
 * 36. Elsewhere, and in other years, there is none, and that clock is asked.
 */
export const clockChanges: readonly ClockChange[] = [];
