-- Every payment and refund of a booking in turn, as src/domain/booking/statement.ts reads them; it is read like a
-- column: o.movements. The order of new dates answers those of the booking that they are for, and a booking those of
-- new dates that came too late as well: the buyer's card knows both. What cancelling gives back of several payments is
-- one refund. `before` and `after` are the dates until then and from then on; `changes`, how many changes of dates lie
-- between: what was due pays for all since the payment before it. The provider tells whole seconds of a payment: within
-- one, what was begun first comes first. `reason` is what the staff wrote: of a cancelling also of what was sent again.
create or replace function movements(orders) returns jsonb language sql stable as $$
  with booking as (select * from orders where id = coalesce($1.changes, $1.id)),
  paid as (
    select p.*, o.changes is not null and not o.pays_due as failed_change, d.id is not null as one_change,
           case when d.id is not null then stay(d.since, d.until) end as before,
           case when c.id is not null then stay(c.since, c.until) end as after
      from payments p join orders o on o.id = p.order_id
           left join orders c on c.intent_id = p.intent_id and c.changes is not null
           left join order_dates d on d.paid_by = c.id
     where (o.id = (select id from booking) or o.changes = (select id from booking)) and p.state = 'PAID'),
  moved as (
    select paid_at as at, create_time as begun, 'PAYMENT' as kind, amount, null as cause, null as state,
           false as transferred, method, card, failed_change, one_change, before, after
      from paid
    union all
    select r.create_time, r.create_time, 'REFUND', sum(r.amount)::integer, r.cause,
           case when r.state = 'FAILED' then 'FAILED' when bool_and(r.state = 'DONE') then 'DONE' else 'PENDING' end,
           r.transferred, p.method, p.card, p.failed_change, false, null, null
      from refunds r join paid p on p.id = r.payment_id where not r.replaced
     group by r.create_time, r.cause, r.state = 'FAILED', r.transferred, p.method, p.card, p.failed_change),
  timed as (
    select *, lag(at) over (partition by kind, failed_change, one_change
                                order by date_trunc('second', at), begun) as last_at
      from moved),
  dated as (
    select m.at, m.begun, m.kind, m.amount, m.cause, m.state, m.transferred, m.method, m.card, m.failed_change,
           m.one_change, coalesce(due.changes, 0) as changes,
           coalesce(m.before, case when due.added = m.amount then due.before end,
                    (select stay(d.since, d.until) from order_dates d
                      where d.order_id = b.id and m.kind = 'REFUND' and d.at = m.at order by d.id limit 1)) as before,
           coalesce(m.after,
                    (select stay(d.since, d.until) from order_dates d
                      where d.order_id = b.id and d.at > m.at order by d.at, d.id limit 1),
                    stay(b.since, b.until)) as after,
           (select o.facts ->> 'reason' from outbox o
             where o.order_id = b.id and o.kind in ('cancellation', 'change') and m.kind = 'REFUND'
               and ((o.facts ->> 'at')::timestamptz = m.at
                    or o.kind = 'cancellation' and m.cause in ('CUSTOMER', 'STAFF'))
             order by o.id desc limit 1) as reason
      from timed m cross join booking b left join lateral (
           -- From the first that the staff want money for: other dates that the buyer paid for before are told already,
           -- and nobody pays for days given for nothing. What is more than one change asks for pays for more than days
           select count(*)::int as changes, (array_agg(stay(d.since, d.until) order by d.at, d.id))[1] as before,
                  case when count(*) = 1 then coalesce(min(d.added_due), m.amount) else m.amount end as added
             from (select d.*, bool_or(d.paid_by is null and d.added_due is distinct from 0)
                                 over (order by d.at, d.id) as is_due
                     from order_dates d
                    where d.order_id = b.id and d.at <= m.at and (m.last_at is null or d.at > m.last_at)) d
            where d.is_due) due on m.kind = 'PAYMENT' and not m.failed_change and not m.one_change)
  select coalesce(jsonb_agg(jsonb_build_object(
           'at', at, 'kind', kind, 'amount', amount, 'cause', cause, 'state', state, 'transferred', transferred,
           'method', method, 'card', card, 'failed_change', failed_change, 'one_change', one_change,
           'changes', changes, 'reason', reason,
           'before', case when before is not null then
             jsonb_build_object('since', lower(before), 'until', upper(before) - 1) end,
           'after', jsonb_build_object('since', lower(after), 'until', upper(after) - 1)
         ) order by date_trunc('second', at), begun, kind, cause), '[]')
    from dated
$$;
