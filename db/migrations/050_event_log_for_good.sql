-- Up Migration

-- Lines name an account by its id, which is nobody's name: nothing needs to be rewritten when the account is deleted or
-- gets another address.
update event_log set by_user = u.id::text from users u where u.email = event_log.by_user;

-- What a line's by_user is called today.
create function actor_name(actor text) returns text language sql stable as $$
  select case when actor ~ '^\d{1,9}$'
              then coalesce((select email from users where id = actor::integer), 'usunięte konto ' || actor)
              else actor end
$$;

-- What a line names somebody by: the id of the account with this address, or the word itself.
create function actor_key(name text) returns text language sql stable as $$
  select coalesce((select id::text from users where email = name), name)
$$;

alter table event_log drop constraint event_log_action_check;
alter table event_log add constraint event_log_action_check check (action in ('INSERT', 'UPDATE', 'DELETE', 'READ'));

-- A line about a read: of whom (`id`), or what was searched for or how many rows were taken along.
create function log_read(read_table text, details jsonb) returns void language plpgsql as $$
begin
  -- Numbered before its line is: see seal_event_log
  perform pg_current_xact_id();
  insert into event_log (table_name, by_user, action, log_details)
  values (read_table, coalesce(nullif(current_setting('app.user', true), ''), session_user), 'READ', details);
end $$;

-- Each seal covers the lines after those of the seal before, up to `last_line`, and that seal's hash: who changes a
-- line must change every later seal. Of the lines that were pruned the last seal stays, and says so.
create table seals (
  id bigint generated always as identity primary key,
  sealed_at timestamptz not null default now(),
  last_line bigint not null unique,
  lines integer not null check (lines > 0),
  hash text not null check (length(hash) = 64),
  pruned boolean not null default false
);

-- Up to where lines may be sealed as soon as whoever was writing by then has ended. One row, or none.
create table seal_mark (
  only_one boolean primary key default true check (only_one),
  last_line bigint not null,
  horizon xid8 not null
);

create function sealed_text(e event_log) returns text language sql stable as $$
  select concat_ws(E'\x1f', e.id, e.table_name, e.by_user, extract(epoch from e.timestamp_log), e.action, e.log_details)
$$;

create function seal_hash(hash_before text, lines text) returns text language sql immutable as $$
  select encode(sha256(convert_to(concat_ws(E'\n', hash_before, lines), 'UTF8')), 'hex')
$$;

-- Seals up to a line, 10,000 lines a seal and 20 seals a call. True when all of it is sealed.
create function seal_up_to(last bigint) returns boolean language plpgsql as $$
declare
  before seals;
  fresh record;
begin
  for turn in 1..20 loop
    select * into before from seals order by id desc limit 1;
    select max(e.id) as last_line, count(*) as lines,
           string_agg(sealed_text(e::event_log), E'\n' order by e.id) as texts into fresh
      from (select * from event_log where id > coalesce(before.last_line, 0) and id <= last order by id limit 10000) e;
    if fresh.lines = 0 then return true; end if;
    insert into seals (last_line, lines, hash)
    values (fresh.last_line, fresh.lines, seal_hash(before.hash, fresh.texts));
  end loop;
  return false;
end $$;

-- Seals what is new; no write waits for it. A line that is still being written may have a lower number than one that is
-- there already. So a mark is set, and what is below it sealed once every transaction of that moment has ended: at once
-- where there was none, else by the next run.
create function seal_event_log() returns void language plpgsql as $$
declare
  mark seal_mark;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('seal', 0)) then return; end if;
  select * into mark from seal_mark;
  if found then
    if not has_passed(mark.horizon) or not seal_up_to(mark.last_line) then return; end if;
    delete from seal_mark;
  end if;
  select true, max(id), pg_snapshot_xmax(pg_current_snapshot()) into mark from event_log
    having max(id) > coalesce((select s.last_line from seals s order by s.id desc limit 1), 0);
  if not found then return; end if;
  if has_passed(mark.horizon) and seal_up_to(mark.last_line) then return; end if;
  insert into seal_mark select mark.*;
end $$;

-- A horizon that no transaction here has reached was brought along from another server.
create function has_passed(horizon xid8) returns boolean language sql volatile as $$
  select pg_snapshot_xmin(pg_current_snapshot()) >= horizon or pg_snapshot_xmax(pg_current_snapshot()) < horizon
$$;

-- The seals after the given one, each with whether its lines are still those that were sealed.
create function check_seals(after bigint, most integer)
returns table (id bigint, sealed_at timestamptz, lines integer, intact boolean) language sql stable as $$
  select s.id, s.sealed_at, s.lines, case
           when s.pruned then not exists (select from seals p where p.id < s.id)
           else s.hash = seal_hash(p.hash, (select string_agg(sealed_text(e), E'\n' order by e.id) from event_log e
                                              where e.id > coalesce(p.last_line, 0) and e.id <= s.last_line)) end
    from seals s left join lateral (select * from seals b where b.id < s.id order by b.id desc limit 1) p on true
   where s.id > after order by s.id limit most
$$;

-- Forgets what was sealed more than 24 months ago.
create function prune_event_log() returns void language plpgsql as $$
declare
  last seals;
begin
  select * into last from seals where sealed_at < now() - interval '24 months' order by id desc limit 1;
  if not found then return; end if;
  delete from event_log where id <= last.last_line;
  delete from seals where id < last.id;
  update seals set pruned = true where id = last.id and not pruned;
end $$;

-- The log is written by these alone, in the name of whoever owns it. delete_account and follow_email wrote addresses in
-- it before.
do $$
declare
  f record;
begin
  for f in select p.oid::regprocedure as signature from pg_proc p
            where p.pronamespace = 'public'::regnamespace
              and p.proname in ('audit', 'log_read', 'seal_event_log', 'prune_event_log',
                                'delete_account', 'follow_email') loop
    execute format('alter function %s security definer set search_path = public, pg_temp', f.signature);
  end loop;
end $$;
revoke execute on function audit(), seal_up_to(bigint) from public;

-- The role that the application logs in as: it reads and writes what people keep here, and only reads the log. Run
-- after every migration, so that it counts for new tables too.
create function provide_application(role_name text, password text) returns void language plpgsql as $$
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
  execute format('revoke insert, update, delete on event_log, seals, seal_mark, migrations from %I', role_name);
end $$;
revoke execute on function provide_application(text, text) from public;
