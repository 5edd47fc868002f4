-- The days on which a rental keeps its car from others, read like a column: r.taken_days. One that is overdue keeps it
-- every day, for nobody knows when it comes back.
create or replace function taken_days(r rentals) returns daterange language sql stable as $$
  select case when is_overdue(r) then daterange(lower(r.during), null) else r.during end
$$;
