-- New dates that were paid for: the booking has them from now on, and its order the money. Null where the booking is
-- over or another by now, or somebody else has the days.
create or replace function confirm_change(c orders) returns integer language plpgsql as $$
declare
  o orders;
  booking integer;
begin
  perform free_place(c.id);
  perform from parking where order_id = c.changes and status in ('PENDING', 'RESERVED') for update;
  perform from rentals where order_id = c.changes and status in ('PENDING', 'RENTED') for update;
  select * into o from orders where id = c.changes for update;
  if o.state <> 'CONFIRMED' or price_difference(o, agreed_price(o, days_of(c))) <> c.amount then return null; end if;
  -- Another change of the same, which has replaced this one unpaid, was of dates that are no more
  perform give_up(h.id) from orders h where h.changes = o.id and h.state = 'HELD' and h.id <> c.id;
  booking := move_booking(o.id, c);
  if booking is null then return null; end if;
  update order_dates set paid_by = c.id where order_id = o.id and at = clock();
  update payments set order_id = o.id, order_number = o.order_number where order_id = c.id and state = 'PAID';
  perform tell_change(o, c.amount, true);
  return booking;
end $$;
