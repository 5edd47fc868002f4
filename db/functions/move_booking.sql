-- Gives the booking of an order the dates and the place of another; the order follows. Null where it is over or they
-- are somebody else's.
create or replace function move_booking(which text, c orders) returns integer language plpgsql as $$
declare
  booking integer;
begin
  if c.kind = 'parking' then
    update parking set since = c.since, until = c.until, parking_level = c.parking_level, space_id = c.space_id
     where order_id = which and status in ('PENDING', 'RESERVED') returning id into booking;
  else
    update rentals set since = c.since, until = c.until
     where order_id = which and status in ('PENDING', 'RENTED') returning id into booking;
  end if;
  return booking;
exception when exclusion_violation then
  return null;
end $$;
