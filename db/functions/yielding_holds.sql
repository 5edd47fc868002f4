-- The holds that stand where an order wants to be and may give way to it: overdue ones, and the buyer's own, in this
-- browser or another. A page that was left before it had its answer, or a second tab, must not refuse its own buyer.
-- None where something else stands there too: nobody gives up what they have for what they cannot have.
create or replace function yielding_holds(wanted orders) returns text[] language sql stable as $$
  with taken as (
    select order_id from parking
     where wanted.kind = 'parking' and space_id = wanted.space_id and status in ('PENDING', 'RESERVED')
       and during && stay(wanted.since, wanted.until)
    union all
    select order_id from rentals
     where wanted.kind = 'rental' and cars_id = wanted.cars_id and status in ('PENDING', 'RENTED')
       and during && stay(wanted.since, wanted.until))
  select case when bool_and(coalesce(o.state = 'HELD' and (o.expires_at <= clock()
                              or o.session_hash = wanted.session_hash or o.users_id = wanted.users_id), false))
              then array_agg(distinct o.id) else '{}' end
    from taken left join orders o on o.id = taken.order_id
   -- What a change is of, and an earlier change of the same, are in nobody's way
   where wanted.changes is null or taken.order_id is distinct from wanted.changes
     and o.changes is distinct from wanted.changes
$$;
