import type { OwnOrder } from '../booking/order.ts';
import { finish, isRefusal } from './finish.ts';
import { useEnding } from './useEnding.ts';

/** Books a paid order and says so. */
export function useBook() {
  const end = useEnding();
  return async (order: OwnOrder): Promise<void> => {
    try {
      await finish(order);
      end('good', 'Płatność zakończona sukcesem!', order);
    } catch (error) {
      console.error('The paid order was not booked', error);
      // The money is there and the server settles the order by itself: a server that is away must not read like a
      // failed payment
      const problem = isRefusal(error)
        ? error.message || 'Wystąpił błąd'
        : 'Zapłacono, ale rezerwacja nie jest jeszcze potwierdzona';
      end('bad', problem, { ...order, problem });
    }
  };
}
