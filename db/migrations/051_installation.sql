-- Up Migration

-- What this database is used for: it holds the demo, or is production's at the address that production reached it by.
create table installation (
  only_one boolean primary key default true check (only_one),
  demo boolean not null,
  production_at text
);
insert into installation (demo) select exists (select from users where email like '%@lotnisko.example');

create or replace function provide_application(role_name text, password text) returns void language plpgsql as $$
begin
  if not exists (select from pg_roles where rolname = role_name) then
    begin
      execute format('create role %I login password %L', role_name, password);
    exception when duplicate_object or unique_violation then null; -- another database of this server was faster
    end;
  end if;
  execute format('grant usage on schema public to %I', role_name);
  execute format('grant select, insert, update, delete on all tables in schema public to %I', role_name);
  execute format('grant usage, select on all sequences in schema public to %I', role_name);
  execute format(
    'revoke insert, update, delete on event_log, seals, seal_mark, migrations, installation from %I', role_name);
end $$;
