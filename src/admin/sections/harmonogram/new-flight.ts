import { homeAirport } from '../../../airport/identity.ts';
import { storedParams } from '../../../client/useAddressParams.ts';
import { directionOf, ends } from '../../../domain/flight/flight-fields.ts';
import { today } from '../../../domain/language/days.ts';
import { joinMoment } from '../../../domain/language/typed-moment.ts';
import { listsKey } from '../../list/preferences.ts';

/** What a new flight starts with: the tab says its direction, and the list its day. */
export function newFlight(): Record<string, unknown> {
  const params = storedParams(listsKey('harmonogram'));
  const departs = directionOf(params) === 'departure';
  const chosen = ends.map((end) => /\d{4}-\d\d-\d\d/.exec(params.get(end) ?? '')?.[0]).find(Boolean);
  const day = joinMoment({ day: chosen ?? today(), time: '' });
  return {
    is_departure: departs,
    origin: departs ? homeAirport : '',
    destination: departs ? '' : homeAirport,
    departure: day,
    arrival: day,
  };
}
