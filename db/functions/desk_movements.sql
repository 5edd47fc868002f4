-- What a clerk took and gave back on a day: by hand, and by the link of what they sold, which goes through the card
-- provider. What went back is below zero.
create or replace function desk_movements(clerk integer, day date)
returns table (payment_id integer, refund_id integer, order_id text, at timestamptz, method text, amount integer)
language sql stable as $$
  with span as (
    select day::timestamp at time zone 'Europe/Warsaw' as since,
           (day + 1)::timestamp at time zone 'Europe/Warsaw' as until)
  select p.id, null::integer, p.order_id, p.paid_at, p.method, p.amount
    from span, payments p
   where p.employee_id = clerk and p.state = 'PAID' and p.paid_at >= span.since and p.paid_at < span.until
  union all
  select p.id, null, p.order_id, p.paid_at, p.method, p.amount
    from span, payments p join orders o on o.id = p.order_id
   where p.method = 'CARD' and p.state = 'PAID' and p.paid_at >= span.since and p.paid_at < span.until
     and o.employee_id = clerk
  union all
  select p.id, r.id, p.order_id, r.handed_at, p.method, -r.amount
    from span, refunds r join payments p on p.id = r.payment_id
   where r.employee_id = clerk and r.state = 'DONE' and r.handed_at >= span.since and r.handed_at < span.until
  union all
  select p.id, r.id, p.order_id, r.create_time, p.method, -r.amount
    from span, orders o join payments p on p.order_id = o.id join refunds r on r.payment_id = p.id
   where o.employee_id = clerk and p.method = 'CARD' and r.state <> 'FAILED' and not r.replaced
     and r.create_time >= span.since and r.create_time < span.until
$$;
