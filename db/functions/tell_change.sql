-- Tells the holder of a booking of other days, another place, car or plate, whoever changed them: what they were in
-- its order `o`, what was paid for it (or, below 0, comes back) and what is due from now on, in grosze. Nothing where
-- nothing of that is new; but that it stands again (`restored`), which it did not in `o`, is told in any case.
create or replace function tell_change(o orders, difference integer, own boolean) returns void language sql as $$
  insert into outbox (kind, order_id, facts)
  select 'change', o.id, jsonb_build_object(
           'by', case when own then 'CUSTOMER' else 'STAFF' end, 'amount', difference, 'price', o.amount,
           'due', now.due, 'at', clock(), 'pickup_at', o.pickup_at, 'return_at', o.return_at,
           'since', o.since, 'until', o.until, 'parking_level', o.parking_level, 'space_id', o.space_id,
           'reason', nullif(current_setting('app.reason', true), ''),
           'restored', o.state in ('CANCELLED', 'VOID'), 'license_plate', o.license_plate, 'brand', c.brand,
           'model', c.model, 'car_plate', c.license_plate)
    from orders now left join cars c on c.id = o.cars_id
   where now.id = o.id and not is_gone(o.email)
     and (o.state in ('CANCELLED', 'VOID')
          or (stay(now.since, now.until), now.space_id, now.cars_id, now.license_plate)
             is distinct from (stay(o.since, o.until), o.space_id, o.cars_id, o.license_plate))
$$;
