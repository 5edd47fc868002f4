-- The role that the application logs in as: it reads and writes what people keep here. Of what tells what was done it
-- only reads the event log and its seals, and adds to the login log and the runs of jobs; the rest of that is done by
-- functions. Run after every migration, so that it counts for new tables too.
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
  execute format('revoke update, delete on job_runs from %I', role_name);
  -- When a line was written, and about whose account, says the database
  execute format('revoke insert, update, delete on login_log from %I', role_name);
  execute format('grant insert (first_name, email, login_details) on login_log to %I', role_name);
  execute format(
    'revoke insert, update, delete on event_log, seals, seal_mark, differences, migrations, applied_functions,
       installation, table_changes, people_listed from %I', role_name);
end $$;
revoke execute on function provide_application(text, text) from public;
