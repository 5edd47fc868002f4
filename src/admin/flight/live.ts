/** How what others do to a flight is read again by itself, in ms. */
export const live = { refreshInterval: 15_000, revalidateOnFocus: true };
