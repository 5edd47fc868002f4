-- The holds that stand where an order wants to be and may give way to it: overdue ones, and the buyer's own, in this
-- browser or another. A page that was left before it had its answer, or a second tab, must not refuse its own buyer.
create or replace function yielding_holds(wanted orders) returns text[] language sql stable as $$
  select coalesce(array_agg(o.id), '{}') from orders o
   where o.state = 'HELD' and o.kind = wanted.kind
     and (o.expires_at <= clock() or o.session_hash = wanted.session_hash or o.users_id = wanted.users_id)
     and coalesce(o.space_id = wanted.space_id, o.cars_id = wanted.cars_id)
     and stay(o.since, o.until) && stay(wanted.since, wanted.until)
$$;
