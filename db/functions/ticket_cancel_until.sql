-- Until when a ticket can be cancelled without its money: until its flight leaves, as far as known. A cancelled one
-- never does.
create or replace function ticket_cancel_until(flight flights) returns timestamptz
language sql immutable parallel safe
  return case when flight.status = 'CANCELED' then 'infinity'
              when flight.is_departure then coalesce(flight.estimated, flight.departure)
              else flight.departure end;
