import { airportCode, homeAirport } from '../../airport/identity.ts';
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

const endsOf = ({ is_departure, origin = '', destination = '' }: Route) =>
  is_departure
    ? ({ ours: 'origin', here: origin, other: 'destination', there: destination } as const)
    : ({ ours: 'destination', here: destination, other: 'origin', there: origin } as const);

const isKnown = ({ is_departure, origin, destination }: Route) =>
  is_departure !== undefined && Boolean(origin) && Boolean(destination);

/** A flight goes from one place to another. The field that is not ours is the one to mend. */
export function problemWithRoute(route: Route): Record<string, string> | undefined {
  const { here, other, there } = endsOf(route);
  return isKnown(route) && isSame(here, there)
    ? { [other]: 'Lot zaczyna się i kończy w tym samym miejscu' }
    : undefined;
}

/**
 * A departure leaves from here, an arrival ends here: the form asks for it. The API does not, for other systems may
 * store a flight in words of their own.
 */
export function problemWithOurEnd(route: Route): Record<string, string> | undefined {
  const { ours, here } = endsOf(route);
  return isKnown(route) && isElsewhere(here)
    ? { [ours]: `${route.is_departure ? 'Odlot' : 'Przylot'} jest tutaj: ${homeAirport}` }
    : undefined;
}
