-- What came for an order whose booking is over and neither has gone back nor is to, in grosze; it is read like a
-- column: o.kept
create or replace function kept(orders) returns integer language sql stable as $$
  select case when $1.state not in ('CANCELLED', 'REFUND_PENDING', 'REFUNDED') then 0
              else (select coalesce(sum(p.amount - coalesce((select sum(r.amount) from refunds r
                                                              where r.payment_id = p.id and not r.replaced), 0)), 0)
                      from payments p where p.order_id = $1.id and p.state = 'PAID')::integer end
$$;
