-- Up Migration

-- An order whose booking was cancelled and whose money was kept is no longer CONFIRMED, so that those that are add up
-- to what stands booked. One that has paid for new dates follows the one that has them.
alter table orders
  drop constraint orders_state_check,
  add constraint orders_state_check
    check (state in ('HELD', 'CONFIRMED', 'CANCELLED', 'EXPIRED', 'REFUND_PENDING', 'REFUNDED'));
create index orders_changes on orders (changes) where changes is not null;

-- That is no change of anybody's, so it is not logged as one
alter table orders disable trigger user;
update orders o set state = 'CANCELLED'
 where state = 'CONFIRMED' and changes is null
   and exists (select from parking where order_id = o.id and status = 'CANCELLED'
               union all select from rentals where order_id = o.id and status = 'CANCELLED');
update orders c set state = o.state from orders o
 where o.id = c.changes and c.state = 'CONFIRMED' and o.state <> 'CONFIRMED';
alter table orders enable trigger user;

-- Both are done by follow_booking() now
drop trigger refund_cancelled on parking;
drop trigger refund_cancelled on rentals;
drop function refund_cancelled();
drop function tell_change(orders, integer);
