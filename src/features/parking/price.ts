import useSWR from 'swr';
import { type ApiError, fetchJson } from '../../client/api.ts';
import { built } from '../../client/built.ts';
import type { ParkingInfo } from '../../domain/parking.ts';

interface Offer {
  data: { parkingInfo: ParkingInfo[] };
}
const priceOf = ({ data }: Offer) => data.parkingInfo[0]?.price_per_day;

/** zł a day when the site was built; runs only in Astro's front matter. */
export const builtPrice = async (): Promise<number | undefined> => {
  const offer = await built<Offer>('offer');
  return offer && priceOf(offer.data);
};

const readPrice = async (path: string) => priceOf(await fetchJson<Offer>(path));

/** zł a day; undefined while unknown. `before` is what it was when the site was built. */
export function useParkingPrice(before?: number): { price: number | undefined; retry: () => void } {
  const { data, mutate } = useSWR<number | undefined, ApiError>('offer', readPrice, { fallbackData: before });
  return { price: data, retry: () => void mutate() };
}
