import { useAnswer } from '../../../client/useList.ts';
import { misfitOf } from '../../../domain/booking/occupant.ts';
import type { OfferAnswer } from '../../../domain/booking/offer.ts';
import { priceOf } from '../../../domain/booking/price.ts';
import type { Span } from '../../../domain/booking/span.ts';
import type { Verdict } from './BaySpace.tsx';
import { useOccupants } from './reservations.ts';

/** Which spaces are free on all of these days, and what that costs, in grosze; undefined where no days are asked. */
export function useFreeSpaces(stay: Span | undefined) {
  const occupantsOf = useOccupants(stay);
  const offer = useAnswer<OfferAnswer>(stay ? 'offer' : null);
  const perDay = offer.answer?.data.parkingInfo[0]?.price_per_day;
  if (!stay) return undefined;
  const price = perDay === undefined ? undefined : priceOf(perDay * 100, stay.since, stay.until);
  const isFree = (space: number): Verdict => {
    if (!occupantsOf) return { kind: 'unknown', words: 'sprawdzamy…' };
    const why = misfitOf(occupantsOf(space), stay);
    return why ? { kind: 'no', words: why.short } : { kind: 'fits', words: 'wolne' };
  };
  return { stay, price, isFree, offer };
}
