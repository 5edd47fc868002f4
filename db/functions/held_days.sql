-- The space- or car-days that a network holds unpaid, of a change those that it adds; what has expired unpaid counts
-- for a day more, so that renewing holds gets nobody further. And whether it holds anything at all now.
create or replace function held_days(network text, out days integer, out holds boolean) language sql stable as $$
  select coalesce(sum(case when o.pays_due then 0
                           when o.changes is null then days_of(o::orders)
                           else (select sum(upper(d) - lower(d)) from orders b, added_days(b, o::orders) d
                                  where b.id = o.changes) end), 0)::integer,
         coalesce(bool_or(state = 'HELD' and expires_at > clock()), false)
    from (select * from orders where state = 'HELD' and expires_at > clock() - interval '1 day'
          union all
          select * from orders where state = 'EXPIRED' and expires_at > clock() - interval '1 day') o
   where wide_network(ip) = wide_network(network)
$$;
