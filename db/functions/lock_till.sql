-- Whoever takes money, gives it back or closes the day of this clerk waits here for one another, to the end of the
-- transaction: a closing has counted what came before it, and what comes after finds it there.
create or replace function lock_till(clerk integer, day date) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('till ' || clerk || ' ' || day, 0))
$$;
