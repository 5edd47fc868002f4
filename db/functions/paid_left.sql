-- What is left of the money that came for an order, in grosze.
create or replace function paid_left(which text) returns integer language sql stable as $$
  select coalesce(sum(p.amount - coalesce((select sum(r.amount) from refunds r
                                             where r.payment_id = p.id and r.state <> 'FAILED'), 0)), 0)::integer
    from payments p where p.order_id = which and p.state = 'PAID'
$$;
