-- The booking of an order; of one that has paid for new dates, the booking that has them.
create or replace function booking_of(which text) returns integer language sql stable as $$
  select id from parking where order_id = which union all select id from rentals where order_id = which
  union all
  select b.id from orders o join parking b on b.order_id = o.changes where o.id = which and o.state = 'CONFIRMED'
  union all
  select b.id from orders o join rentals b on b.order_id = o.changes where o.id = which and o.state = 'CONFIRMED'
  limit 1
$$;
