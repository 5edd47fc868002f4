/** The least a day may cost, in zł: the card provider takes no smaller payment. */
export const leastPrice = 2;
