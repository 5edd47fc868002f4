import { useSetAtom } from 'jotai/react';
import { type OwnOrder, orderAtom } from '../booking/order.ts';
import { finish } from './finish.ts';

/** Books a paid order; false: it was not, and what it has become is for the order itself to say. */
export function useBook() {
  const setOrder = useSetAtom(orderAtom);
  return async (order: OwnOrder): Promise<boolean> => {
    // At once, so that a page that is closed now knows that the card was charged
    setOrder(order);
    try {
      await finish(order);
      return true;
    } catch (error) {
      // The money is there and the server settles the order by itself: a server that is away must not read like a
      // failed payment, and of a place that is gone the order tells what becomes of the money
      console.error('The paid order was not booked', error);
      return false;
    }
  };
}
