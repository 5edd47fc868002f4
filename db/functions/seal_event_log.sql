-- Seals what is new in the event log and the login log; no write waits for it. A line that is still being written may
-- have a lower number than one that is there already. So a mark is set, and what is below it sealed once every
-- transaction of that moment has ended: at once where there was none, else by the next run.
create or replace function seal_event_log() returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  mark seal_mark;
  last seals;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('seal', 0)) then return; end if;
  select * into mark from seal_mark;
  if found then
    if not has_passed(mark.horizon) or not seal_up_to(mark.last_line, mark.last_login) then return; end if;
    delete from seal_mark;
  end if;
  select * into last from seals order by id desc limit 1;
  mark.only_one := true;
  mark.last_line := coalesce((select max(id) from event_log), 0);
  mark.last_login := coalesce((select max(id) from login_log), 0);
  mark.horizon := pg_snapshot_xmax(pg_current_snapshot());
  if mark.last_line <= coalesce(last.last_line, 0) and mark.last_login <= coalesce(last.last_login, 0) then
    return;
  end if;
  if has_passed(mark.horizon) and seal_up_to(mark.last_line, mark.last_login) then return; end if;
  insert into seal_mark select mark.*;
end $$;
