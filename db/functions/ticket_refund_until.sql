-- Until when a ticket that was bought then can be given back: never after its flight was to leave.
create or replace function ticket_refund_until(bought timestamptz, flight flights) returns timestamptz
language sql immutable parallel safe
  return least(bought + interval '24 hours', flight.departure);
