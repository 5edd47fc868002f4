-- Whether every transaction that had begun by then has ended. A horizon that no transaction here has reached was
-- brought along from another server.
create or replace function has_passed(horizon xid8) returns boolean language sql volatile as $$
  select pg_snapshot_xmin(pg_current_snapshot()) >= horizon or pg_snapshot_xmax(pg_current_snapshot()) < horizon
$$;
