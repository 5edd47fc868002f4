import { refusing } from '../../src/domain/flight/passengers.ts';
import type { FlightLuggage } from '../../src/domain/travel/flight-luggage.ts';
import { seatHolding } from '../../src/domain/travel/ticket.ts';
import { rows, sql } from '../sql.ts';

/**
 * The coming flights of somebody for which they have a ticket or luggage, the soonest first. What their tickets include
 * is known where each of them says it.
 */
export const flightLuggageOf = (usersId: number): Promise<FlightLuggage[]> =>
  rows<FlightLuggage>(sql`
    with booked as (
           select flight_id as id,
                  case when bool_and(allowance is not null) then sum(allowance)::float8 end as allowance
             from tickets where users_id = ${usersId} and status = any(${seatHolding}) group by flight_id),
         taken as (
           select flights_id as id, count(*)::int as pieces, sum(weight)::float8 as weight
             from luggage where users_id = ${usersId} group by flights_id)
    select f.id as "Flights_id", f.number as flight_number, f.origin, f.destination, f.departure,
           coalesce(pieces, 0) as pieces, coalesce(weight, 0) as weight, allowance
      from booked full join taken using (id) join flights f using (id)
     where f.arrival > clock() and f.status <> all(${refusing})
     order by f.departure, f.id limit 100`);
