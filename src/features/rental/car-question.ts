import type { Car } from '../../domain/booking/car.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import { type Day, isDay } from '../../domain/language/days.ts';
import { noSpan } from '../booking/wizard.ts';

/** The name under which session storage has what was last chosen among the cars, as the parameters of its address. */
export const carsKey = 'wynajemC';

const named = (a: Car, b: Car) => `${a.brand} ${a.model}`.localeCompare(`${b.brand} ${b.model}`, 'pl');
/** In which orders cars are listed, the first one where none is asked for. */
export const sorts = {
  price: { label: 'Cena rosnąco', compare: (a: Car, b: Car) => a.price_per_day - b.price_per_day },
  '-price': { label: 'Cena malejąco', compare: (a: Car, b: Car) => b.price_per_day - a.price_per_day },
  '-year': { label: 'Rocznik od najnowszego', compare: (a: Car, b: Car) => b.production_year - a.production_year },
  name: { label: 'Marka A–Z', compare: named },
};
export type SortName = keyof typeof sorts;
export const sortOf = (params: URLSearchParams | undefined): SortName => {
  const given = params?.get('sort') ?? '';
  return Object.hasOwn(sorts, given) ? (given as SortName) : 'price';
};

const dayIn = (params: URLSearchParams | undefined, name: string): Day | null => {
  const given = params?.get(name) ?? '';
  return isDay(given) ? given : null;
};
/** The days of the address, `od=2026-06-26&do=2026-06-30`. */
export const stayIn = (params: URLSearchParams | undefined): OpenSpan =>
  params ? { since: dayIn(params, 'od'), until: dayIn(params, 'do') } : noSpan;
