/** How much of the day the chart shows at once. */
export const zooms = { h3: '3 h', h6: '6 h', day: 'Doba' };
export type Zoom = keyof typeof zooms;

/** In hours; undefined: all of the day. */
export const hoursInSight: Record<Zoom, number | undefined> = { h3: 3, h6: 6, day: undefined };
