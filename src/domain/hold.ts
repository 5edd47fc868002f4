/** How long a place is held while it is being paid for: what the terms promise. */
export const holdMinutes = 15;
