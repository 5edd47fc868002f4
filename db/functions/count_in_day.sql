-- Counts a use of `which` in a day that opens with the first; answers how many there were.
create or replace function count_in_day(which text) returns integer language sql as $$
  select (count_use(which, interval '1 day')).count
$$;
