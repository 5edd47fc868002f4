-- Since when an order begins on the day that it does: bought, or changed to begin then. It is read like a column:
-- o.agreed_at
create or replace function agreed_at(orders) returns timestamptz language sql stable as $$
  select coalesce((select max(at) from order_dates where order_id = $1.id and since <> $1.since),
                  (select min(paid_at) from payments where order_id = $1.id and state = 'PAID'),
                  $1.create_time)
$$;
