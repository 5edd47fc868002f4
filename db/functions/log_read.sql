-- A line about a read: of whom (`id`), or what was searched for or how many rows were taken along.
create or replace function log_read(read_table text, details jsonb) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  -- Numbered before its line is: see seal_event_log
  perform pg_current_xact_id();
  insert into event_log (table_name, by_user, action, log_details)
  values (read_table, coalesce(nullif(current_setting('app.user', true), ''), session_user), 'READ', details);
end $$;
