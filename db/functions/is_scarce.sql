-- Would an order leave more than `share` of the `spaces` of its level held and not paid on any one of its days? Of the
-- cars, which may be few: do others hold more of them already? Without a share nothing is scarce, as for the release
-- before this one.
-- Others wait for the answer: to compile the query, or to start helpers for it, would take longer than the query.
create or replace function is_scarce(o orders, days datemultirange, spaces integer, share numeric) returns boolean
language plpgsql set jit to off set max_parallel_workers_per_gather to 0 as $$
declare
  most numeric := case when o.kind = 'parking' then share * spaces - 1
                       else share * (select count(*) from cars where active) end;
begin
  if most is null then return false; end if;
  -- One level at a time, or forty addresses at once would all find it empty
  perform pg_advisory_xact_lock(hashtextextended('unpaid ' || coalesce(o.parking_level, 'cars'), 0));
  -- On most days there are not as many at all
  if (select count(*) from orders h where h.state = 'HELD' and h.id <> o.id) <= most then return false; end if;
  return exists (
    with unpaid as (
      select during, order_id from parking
       where status = 'PENDING' and parking_level = o.parking_level and during && range_merge(days)
      union all
      select during, order_id from rentals
       where status = 'PENDING' and o.kind = 'rental' and during && range_merge(days))
    select from unpaid, unnest(datemultirange(during) * days) common,
                generate_series(lower(common), upper(common) - 1, interval '1 day') as day
     where order_id <> o.id and (select state from orders where id = order_id) = 'HELD'
     group by day
    having count(*) > most);
end $$;
