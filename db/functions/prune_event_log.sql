-- Forgets what was sealed more than 24 months ago.
create or replace function prune_event_log() returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  last seals;
begin
  select * into last from seals where sealed_at < clock() - interval '24 months' order by id desc limit 1;
  if not found then return; end if;
  delete from event_log where id <= last.last_line;
  delete from seals where id < last.id;
  update seals set pruned = true where id = last.id and not pruned;
end $$;
