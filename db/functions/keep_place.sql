-- The booking of an order, if it still occupies its place; now as a paid one.
create or replace function keep_place(which text) returns integer language plpgsql as $$
declare
  booking integer;
begin
  update parking set status = 'RESERVED' where order_id = which and status in ('PENDING', 'RESERVED')
    returning id into booking;
  if booking is null then
    update rentals set status = 'RENTED' where order_id = which and status in ('PENDING', 'RENTED')
      returning id into booking;
  end if;
  return booking;
end $$;
