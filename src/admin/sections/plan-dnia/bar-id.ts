/** What a stay in the plan is called in the page, by its last flight: chart and agenda, of which one is shown. */
export const barElementId = (flight: string): string => `bar-${flight}`;
