import { row, sql } from '../sql.ts';

/** How many tickets and bags stand on a flight, and how many people have one or the other. */
export interface Concerned {
  tickets: number;
  luggage: number;
  people: number;
}

/** Whom the cancelling of a flight concerns: who gave a ticket back does not fly with it. */
export async function findConcerned(id: string): Promise<Concerned> {
  const found = await row<Concerned>(sql`
    with tickets_there as (select users_id from tickets where flight_id = flight_of(${id}) and status = 'PURCHASED'),
         luggage_there as (select users_id from luggage where flights_id = flight_of(${id}))
    select (select count(*) from tickets_there)::int as tickets,
           (select count(*) from luggage_there)::int as luggage,
           (select count(*) from (select users_id from tickets_there union select users_id from luggage_there) people
             where users_id is not null)::int as people`);
  if (!found) throw new Error('Counting answers one row');
  return found;
}
