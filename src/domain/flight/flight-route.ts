import { airportCode, homeAirport } from '../site/home-airport.ts';
import { cityAndCode } from './flight-words.ts';

interface Route {
  is_departure?: boolean | undefined;
  origin?: string | undefined;
  destination?: string | undefined;
}

/** What is said of an airport that is not ours where ours has to be; one without a code is not known to be another. */
const isElsewhere = (airport: string): boolean => !['', airportCode].includes(cityAndCode(airport).code.toUpperCase());

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [cityAndCode(one), cityAndCode(other)];
  return a.code && b.code
    ? a.code.toUpperCase() === b.code.toUpperCase()
    : a.city.trim().toLowerCase() === b.city.trim().toLowerCase();
};

/** What is wrong with where a flight goes, by the field to mend: a departure leaves from here, an arrival ends here. */
export function problemWithRoute({ is_departure, origin, destination }: Route): Record<string, string> | undefined {
  if (is_departure === undefined || !origin || !destination) return undefined;
  const [ours, end] = is_departure ? (['origin', 'destination'] as const) : (['destination', 'origin'] as const);
  const [here, there] = is_departure ? [origin, destination] : [destination, origin];
  if (isElsewhere(here)) return { [ours]: `${is_departure ? 'Odlot' : 'Przylot'} jest tutaj: ${homeAirport}` };
  return isSame(here, there) ? { [end]: 'Lot zaczyna się i kończy w tym samym miejscu' } : undefined;
}
