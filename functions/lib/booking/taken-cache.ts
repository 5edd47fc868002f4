import type { Context } from '@netlify/functions';
import type { OrderKind } from '../../../src/domain/booking/order.ts';
import { purge } from '../http/cache.ts';

/** The tag of what the CDN keeps about taken cars. */
export const takenTag = 'taken-cars';

/** Tells the CDN that cars are taken on other days than it knows. Of parking it keeps nothing. */
export const purgeTaken = (context: Pick<Context, 'waitUntil'>, kind: OrderKind): void => {
  if (kind === 'rental') purge(context, [takenTag]);
};
