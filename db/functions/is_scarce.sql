-- Are more than `share` of the cars, or of the `spaces` of its level, held and not paid on any one of the days that an
-- order would hold? Its own row does not count: it has no order yet. Without a share nothing is scarce, as for the
-- release before this one.
create or replace function is_scarce(o orders, days datemultirange, spaces integer, share numeric) returns boolean
language plpgsql as $$
begin
  if share is null then return false; end if;
  -- One level at a time, or forty addresses at once would all find it empty. Last of all: others wait for it
  perform pg_advisory_xact_lock(hashtextextended('unpaid ' || coalesce(o.parking_level, 'cars'), 0));
  return exists (
    with unpaid as (
      select p.during from orders h join parking p on p.order_id = h.id and p.status = 'PENDING'
       where h.state = 'HELD' and p.parking_level = o.parking_level
      union all
      select r.during from orders h join rentals r on r.order_id = h.id and r.status = 'PENDING'
       where h.state = 'HELD' and o.kind = 'rental')
    select from unpaid, unnest(datemultirange(during) * days) common,
                generate_series(lower(common), upper(common) - 1, interval '1 day') as day
     group by day
    having count(*) > share * case when o.kind = 'parking' then spaces
                                   else (select count(*) from cars where active) end);
end $$;
