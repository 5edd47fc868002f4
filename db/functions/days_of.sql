-- How many days an order is for.
create or replace function days_of(o orders) returns integer language sql stable as $$
  select upper(stay(o.since, o.until)) - lower(stay(o.since, o.until))
$$;
