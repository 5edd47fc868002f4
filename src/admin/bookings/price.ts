import { useAnswer } from '../../client/useList.ts';
import type { Car } from '../../domain/booking/car.ts';
import { priceChange } from '../../domain/booking/price-change.ts';
import type { AnyRow } from '../../domain/kernel/entity.ts';

/** What a day of a car costs by the list, in grosze; undefined while that is not known, or there is none. */
export function useListedPrice(car: number | undefined): number | undefined {
  const { answer } = useAnswer<{ data: Car[] }>(car === undefined ? null : `cars/${car}?all=1`);
  const found = answer?.data[0];
  return found?.id === car ? found && found.price_per_day * 100 : undefined;
}

/** What a change makes of the price of a booking: 'asking' while another car's is not known. */
export function usePriceChange(stored: AnyRow, values: AnyRow) {
  const car = Number(values.Cars_id) || undefined;
  const isOther = car !== undefined && car !== stored.Cars_id;
  const listed = useListedPrice(isOther ? car : undefined);
  return isOther && listed === undefined ? 'asking' : priceChange(stored, values, listed);
}
