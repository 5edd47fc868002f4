-- The days that a change adds to what an order holds already: all of them where the place is another one.
create or replace function added_days(o orders, c orders) returns setof daterange language sql stable as $$
  select unnest(case when (o.space_id, o.cars_id) is not distinct from (c.space_id, c.cars_id)
    then datemultirange(stay(c.since, c.until)) - datemultirange(stay(o.since, o.until))
    else datemultirange(stay(c.since, c.until)) end)
$$;
