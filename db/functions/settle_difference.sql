-- Whoever writes has looked into a difference; false where somebody has before.
create or replace function settle_difference(which integer) returns boolean language sql
  security definer set search_path = public, pg_temp as $$
  with settled as (
    update differences set settled_at = clock(), settled_by = current_setting('app.user', true)
     where id = which and settled_at is null returning id)
  select exists (select from settled)
$$;
