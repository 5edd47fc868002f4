-- An order, locked after its booking: in the order in which a cancelling takes them.
create or replace function lock_booking(which text) returns orders language plpgsql as $$
declare
  o orders;
begin
  perform from parking where order_id = which for update;
  perform from rentals where order_id = which for update;
  select * into o from orders where id = which for update;
  return o;
end $$;
