import type { ReactNode } from 'react';
import type { Car } from '../../domain/booking/car.ts';
import type { OrderKind } from '../../domain/booking/order.ts';
import { CarPicture } from '../rental/CarPicture.tsx';

export type Pictured = Pick<Car, 'img' | 'body'>;

/** What the thing of an order looks like, where there is something to look at. */
export const orderPictures: Record<OrderKind, (thing: Partial<Pictured>) => ReactNode> = {
  parking: () => undefined,
  rental: ({ img = null, body = null }) => <CarPicture img={img} body={body} />,
};
