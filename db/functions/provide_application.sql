-- The role that the application logs in as: it reads and writes what people keep here, and only reads the log. Run
-- after every migration, so that it counts for new tables too.
create or replace function provide_application(role_name text, password text) returns void language plpgsql as $$
begin
  if not exists (select from pg_roles where rolname = role_name) then
    begin
      execute format('create role %I login password %L', role_name, password);
    exception when duplicate_object or unique_violation then null; -- another database of this server was faster
    end;
  end if;
  -- Its SECRET was taken back after another had ended its login
  if exists (select from pg_roles where rolname = role_name and not rolcanlogin) then
    execute format('alter role %I login', role_name);
  end if;
  execute format('grant usage on schema public to %I', role_name);
  execute format('grant select, insert, update, delete on all tables in schema public to %I', role_name);
  execute format('grant usage, select on all sequences in schema public to %I', role_name);
  execute format(
    'revoke insert, update, delete on event_log, seals, seal_mark, migrations, applied_functions, installation from %I',
    role_name);
end $$;
revoke execute on function provide_application(text, text) from public;
