import { readAtBuild } from '../../client/build-data.ts';
import { useAnswer } from '../../client/useList.ts';
import { type OfferAnswer, offerPath } from '../../domain/booking/offer.ts';

const pricePerDay = ({ data: { parkingInfo } }: OfferAnswer) => parkingInfo[0] && parkingInfo[0].price_per_day * 100;

/** The price of a day when the site was built, in grosze; runs only in Astro's front matter. */
export const builtPrice = async (): Promise<number | undefined> => {
  const offer = await readAtBuild<OfferAnswer>(offerPath);
  return offer && pricePerDay(offer.data);
};

// Nobody can book without the price, nor with an old one
const live = { revalidateOnFocus: true, shouldRetryOnError: true };

/** The price of a day in grosze; undefined while unknown. `before` is what it was when the site was built. */
export function useParkingPrice(before?: number): { price: number | undefined; retry: () => void } {
  const { answer, retry } = useAnswer<OfferAnswer>(offerPath, undefined, live);
  return { price: answer ? pricePerDay(answer) : before, retry };
}
