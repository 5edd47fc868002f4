/** The money of a booking, in grosze: what it costs, and what was paid for it and has not gone back. */
export interface Balance {
  amount: number;
  left: number;
}

/**
 * What goes back of a booking that costs `price` from now on, nothing where it is cancelled; the SQL function
 * comes_back() gives as much. Never more than is left of what was paid; and what it was made dearer by for nothing, or
 * what the staff have kept of an earlier change, cannot be asked for.
 */
export const comesBack = ({ amount, left }: Balance, price = 0): number => Math.max(Math.min(amount, left) - price, 0);

/** What another price of a booking asks of its holder; below 0 so much comes back. */
export const differenceTo = (balance: Balance, price: number): number =>
  price > balance.amount ? price - balance.amount : 0 - comesBack(balance, price);
