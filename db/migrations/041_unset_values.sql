-- Up Migration

-- The event log tells of a value only if there was one before or is one now: [null, null] is no change. Otherwise as in
-- 001_base.sql.
create or replace function audit() returns trigger language plpgsql as $$
declare
  old_row jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  new_row jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  hidden text[] := tg_argv[1:];
  changes jsonb;
begin
  select coalesce(jsonb_object_agg(name, case when name = any (hidden) then '"changed"'::jsonb
           else jsonb_build_array(old_row -> name, new_row -> name) end), '{}')
    into changes
    from jsonb_object_keys(old_row || new_row) as name
   where nullif(old_row -> name, 'null') is distinct from nullif(new_row -> name, 'null')
     and name not in ('version', 'search', 'during');
  if tg_op = 'UPDATE' and changes = '{}' then return null; end if;
  insert into event_log (table_name, by_user, action, log_details)
  values (tg_table_name, coalesce(nullif(current_setting('app.user', true), ''), session_user), tg_op,
          jsonb_build_object('id', coalesce(new_row -> tg_argv[0], old_row -> tg_argv[0]), 'changes', changes));
  return null;
end $$;
