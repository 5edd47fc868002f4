import useSWR from 'swr';
import { type ApiError, fetchJson } from '../../client/api.ts';
import type { Order } from '../../domain/order.ts';
import type { Thing } from '../../domain/products.ts';
import type { Pictured } from './pictures.tsx';
import type { Account } from './provider.ts';

/** What the holder of an order's number is told of it. */
export type ShownOrder = Pick<
  Order,
  'id' | 'order_number' | 'kind' | 'state' | 'amount' | 'since' | 'until' | 'expires_at' | 'parking_level' | 'space_id'
> &
  Partial<Pictured & Pick<Thing, 'brand' | 'model' | 'car_plate'>>;

/** An order that can be paid here and now. */
export interface Payable extends Account {
  order: ShownOrder;
  clientSecret: string;
}

type Answer = { data: [ShownOrder] } & Partial<Omit<Payable, 'order'>>;

export const readOrder = (id: string): Promise<Answer> => fetchJson<Answer>(`orders/${id}`);

/** The order with its secret; undefined once it can no longer be paid. */
export const payableOf = ({ data: [order], clientSecret, provider, publishableKey }: Answer): Payable | undefined =>
  clientSecret && provider && publishableKey ? { order, clientSecret, provider, publishableKey } : undefined;

/** An order's state; asked again every `seconds` where they are not 0, and `afterError` where it could not be had. */
export function useOrder(id: string | undefined, seconds = 0, afterError = seconds) {
  const { data, error, mutate } = useSWR<Answer, ApiError>(id ? `orders/${id}` : null, () => readOrder(id ?? ''), {
    // After an error the interval alone would not ask again; an order that is not there will not be there later
    shouldRetryOnError: ({ status }: ApiError) => afterError > 0 && status !== 404,
    errorRetryInterval: afterError * 1000,
    revalidateOnFocus: false,
    refreshInterval: seconds * 1000,
  });
  return { answer: data, error, retry: () => void mutate() };
}
