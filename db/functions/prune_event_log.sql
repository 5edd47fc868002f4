-- Forgets what was sealed more than 24 months ago, and of the login log, which names people, what is older than 12.
create or replace function prune_event_log() returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  last seals;
  forgotten bigint;
begin
  with gone as (delete from login_log where login_date < clock() - interval '12 months' returning id)
  select max(id) into forgotten from gone;
  update seals s set login_pruned = true
   where s.login_hash is not null and not s.login_pruned
     and coalesce((select p.last_login from seals p where p.id < s.id order by p.id desc limit 1), 0) < forgotten;
  select * into last from seals where sealed_at < clock() - interval '24 months' order by id desc limit 1;
  if not found then return; end if;
  delete from event_log where id <= last.last_line;
  delete from seals where id < last.id;
  update seals set pruned = true where id = last.id and not pruned;
end $$;
