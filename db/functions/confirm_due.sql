-- What was due of an order has come by another that pays it, which has the money now. Null where it is due no longer,
-- or another sum is.
create or replace function confirm_due(c orders) returns integer language plpgsql as $$
declare
  o orders := lock_booking(c.changes);
begin
  if o.state not in ('UNPAID', 'CONFIRMED') or o.due <> c.amount then return null; end if;
  update payments set order_id = o.id, order_number = o.order_number where order_id = c.id and state = 'PAID';
  perform settle_due(o);
  return booking_of(o.id);
end $$;
