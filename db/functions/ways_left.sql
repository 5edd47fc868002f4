-- What is left of the money that came for an order, by how it came, the latest first, as give_back() sends it back; in
-- grosze. It is read like a column: o.ways_left
create or replace function ways_left(orders) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('method', method, 'amount', rest) order by id desc), '[]')
    from (select p.id, p.method, p.amount - coalesce((select sum(r.amount) from refunds r
                                                       where r.payment_id = p.id and r.state <> 'FAILED'), 0) as rest
            from payments p where p.order_id = $1.id and p.state = 'PAID') paid
   where rest > 0
$$;
