-- Was the booking of an order cancelled, or that of the order whose dates it paid for? What was paid and could not be
-- booked was not.
create or replace function is_cancelled(orders) returns boolean language sql stable as $$
  select $1.state in ('CANCELLED', 'VOID')
      or $1.state in ('REFUND_PENDING', 'REFUNDED')
         and not exists (select from refunds r join payments p on p.id = r.payment_id
                          where p.order_id = $1.id and r.cause in ('TAKEN', 'PAID_TWICE'))
$$;
